import { ESLint } from "eslint";
import { expect, test } from "vitest";

const eslint = new ESLint({ cwd: `${import.meta.dirname}/..` });

async function problems(file: string, source: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(source, { filePath: `src/${file}` });
  return (result?.messages ?? []).map((message) => message.ruleId);
}

test.each(["api", "i18n", "learn", "lobby", "replay", "table", "ui"])("%s may not import a game", async (folder) => {
  expect(await problems(`${folder}/x.ts`, 'export { default } from "../games/bloodrage/index.ts";\n')).toContain("no-restricted-imports");
  expect(await problems(`${folder}/x.ts`, 'export const x = () => import("../games/bloodrage/index.ts");\n')).toContain("no-restricted-syntax");
});

test("a game may import what is shared", async () => {
  expect(await problems("games/bloodrage/x.ts", 'export { Choosing } from "../../table/choosing.svelte.ts";\n')).toEqual([]);
});
