/** Vite plugin for the texts, which are the Fluent files of the Python package.
 *
 * `virtual:translations` exports `shared`, loaders of the texts that all games share, by language, and `games`, loaders
 * of each game's own texts, by game and language. A file belongs to the game that its name begins with
 * (`runewars-board.ftl`); those of its lesson and reference are a part of their own, `<game>-learn`. Texts that only the
 * terminal or reports use are left out.
 */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const LOCALE = join(import.meta.dirname, "../../src/meadhall/locale");
const NOT_IN_PAGE = new Set(["arena.ftl", "terminal.ftl"]);
/** The beginnings of the names of files that belong to no game. */
const SHARED = new Set(["bots", "common", "kernel", "server", "web"]);
const PREFIX = "virtual:translations";

function languages(): string[] {
  return readdirSync(LOCALE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map((entry) => entry.name)
    .sort();
}

/** The game that a file belongs to, or the part of it; "": all games. */
export function gameOf(file: string): string {
  const [game = "", part] = file.replace(/\.ftl$/, "").split("-");
  if (SHARED.has(game)) return "";
  return part === "learn" ? `${game}-learn` : game;
}

function names(language: string): string[] {
  return readdirSync(join(LOCALE, language)).filter((name) => name.endsWith(".ftl") && !NOT_IN_PAGE.has(name));
}

function files(language: string, game: string): string[] {
  const own = names(language).filter((name) => gameOf(name) === game);
  return own.sort().map((name) => join(LOCALE, language, name));
}

function texts(language: string, game: string): string {
  const lines = files(language, game).flatMap((file) => readFileSync(file, "utf8").split("\n"));
  return lines.filter((line) => !line.startsWith("#")).join("\n"); // comments are for translators
}

/** The source of an object with a loader for each language. */
function loaders(game: string): string {
  const all = languages().map((code) => `${code}: () => import("${PREFIX}/${game || "shared"}/${code}")`);
  return `{ ${all.join(", ")} }`;
}

export function translations(): Plugin {
  return {
    name: "meadhall-translations",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [, folder = "", language = ""] = id.split("/");
      if (language) {
        const game = folder === "shared" ? "" : folder;
        for (const file of files(language, game)) this.addWatchFile(file);
        return `export default ${JSON.stringify(texts(language, game))};`;
      }
      const games = new Set(names("en").map(gameOf).filter(Boolean));
      const own = [...games].map((game) => `${JSON.stringify(game)}: ${loaders(game)}`);
      return `export const shared = ${loaders("")};\nexport const games = { ${own.join(", ")} };`;
    },
  };
}
