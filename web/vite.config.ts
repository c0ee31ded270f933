import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { glyphs } from "./plugins/glyphs.ts";
import { translations } from "./plugins/translations.ts";

/** The server that the development server forwards requests to. */
const SERVER = process.env.MEADHALL ?? "http://127.0.0.1:8000";

/** What every screen needs is one file: many small ones compress badly. */
const PAGE = /node_modules\/(svelte|@fluent)\/|virtual:glyphs|\/src\/(api|i18n|ui|table\/(?!generic\/(Generic|ViewTree|tree)))/;

export default defineConfig({
  plugins: [svelte(), glyphs(), translations()],
  build: {
    outDir: "../src/meadhall/server/page/built",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // no inlined assets: the server's Content-Security-Policy forbids them
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: [{ name: "page", test: PAGE }] } },
    },
  },
  server: {
    proxy: { "/api": { target: SERVER, ws: true } },
    fs: { allow: [".."] },
  },
});
