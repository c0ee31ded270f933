import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { icons } from "./plugins/icons.ts";
import { words } from "./plugins/words.ts";

/** The server a page under development talks to. */
const HOUSE = process.env.MEADHALL ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), icons(), words()],
  build: {
    outDir: "../src/meadhall/server/page/built",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // nothing inline: the server's policy forbids it
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    proxy: { "/api": { target: HOUSE, ws: true } },
    fs: { allow: [".."] },
  },
});
