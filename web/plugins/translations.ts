/** Vite plugin. `virtual:translations/<language>` exports all texts of the page in one language, as one Fluent source.
 *
 * The files are those of the Python package, without texts that only the terminal or reports use.
 */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const LOCALE = join(import.meta.dirname, "../../src/meadhall/locale");
const NOT_IN_PAGE = new Set(["arena.ftl", "terminal.ftl"]);
// The page does not play Runewars yet: its texts are not loaded.
const OTHER_GAMES = /^runewars-/;
const PREFIX = "virtual:translations";

function languages(): string[] {
  return readdirSync(LOCALE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map((entry) => entry.name)
    .sort();
}

function files(language: string): string[] {
  const folder = join(LOCALE, language);
  const names = readdirSync(folder).filter(
    (name) => name.endsWith(".ftl") && !NOT_IN_PAGE.has(name) && !OTHER_GAMES.test(name),
  );
  return names.sort().map((name) => join(folder, name));
}

function texts(language: string): string {
  const lines = files(language).flatMap((file) => readFileSync(file, "utf8").split("\n"));
  return lines.filter((line) => !line.startsWith("#")).join("\n"); // comments are for translators
}

export function translations(): Plugin {
  return {
    name: "meadhall-translations",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const language = id.slice(PREFIX.length + 2);
      if (language) {
        for (const file of files(language)) this.addWatchFile(file);
        return `export default ${JSON.stringify(texts(language))};`;
      }
      const loaders = languages().map((code) => `${code}: () => import("${PREFIX}/${code}")`);
      return `export default { ${loaders.join(", ")} };`;
    },
  };
}
