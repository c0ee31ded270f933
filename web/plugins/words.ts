/** `virtual:words/<language>`: all texts a browser shows, of one language, as one string for Fluent.
 *
 * The files are those of the Python side; what only a terminal or a report says is left out.
 */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const LOCALE = join(import.meta.dirname, "../../src/meadhall/locale");
const ELSEWHERE = new Set(["arena.ftl", "terminal.ftl"]);
// The page does not play Runewars yet: nobody should wait for its words.
const OTHER_GAMES = /^runewars-/;
const PREFIX = "virtual:words";

function languages(): string[] {
  return readdirSync(LOCALE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map((entry) => entry.name)
    .sort();
}

function files(language: string): string[] {
  const folder = join(LOCALE, language);
  const names = readdirSync(folder).filter(
    (name) => name.endsWith(".ftl") && !ELSEWHERE.has(name) && !OTHER_GAMES.test(name),
  );
  return names.sort().map((name) => join(folder, name));
}

function texts(language: string): string {
  const lines = files(language).flatMap((file) => readFileSync(file, "utf8").split("\n"));
  return lines.filter((line) => !line.startsWith("#")).join("\n"); // comments are for translators
}

export function words(): Plugin {
  return {
    name: "meadhall-words",
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
