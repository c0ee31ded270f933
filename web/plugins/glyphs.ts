/** Vite plugin. `virtual:glyphs` exports the paths of the game-icons named in src/ui/glyphs.ts. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Plugin } from "vite";

import { GLYPHS } from "../src/ui/glyphs.ts";

const ID = "virtual:glyphs";
const SET = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");

export function glyphs(): Plugin {
  return {
    name: "meadhall-glyphs",
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const set = JSON.parse(readFileSync(SET, "utf8")) as { icons: Record<string, { body: string }> };
      const paths = GLYPHS.map((name) => {
        const body = set.icons[name]?.body;
        const path = body?.match(/ d="([^"]+)"/)?.[1];
        if (path === undefined) throw new Error(`no game-icon ${name}`);
        return [name, path];
      });
      return `export default ${JSON.stringify(Object.fromEntries(paths))};`;
    },
  };
}
