import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

/** Folders that serve every game. They know games only as modules (src/table/gameModule.ts), which main.ts registers. */
const SHARED = ["api", "i18n", "learn", "lobby", "replay", "styles", "table", "ui"];
const KNOWS_NO_GAME = "This folder knows no game: use the GameModule interface (src/table/gameModule.ts).";

/** Forbids static and dynamic imports of paths that match. */
function forbid(pattern, message) {
  return {
    "no-restricted-imports": ["error", { patterns: [{ regex: pattern, message }] }],
    "no-restricted-syntax": ["error", { selector: `ImportExpression[source.value=/${pattern}/]`, message }],
  };
}

export default ts.config(
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    // Links are fragments, not routes: `#…` (route.svelte.ts).
    // Sets and Maps are never reactive state here: state is `$state.raw`, replaced as a whole.
    rules: { "svelte/no-navigation-without-resolve": "off", "svelte/prefer-svelte-reactivity": "off" },
  },
  {
    files: SHARED.flatMap((folder) => [`src/${folder}/**/*.ts`, `src/${folder}/**/*.svelte`]),
    rules: forbid("games\\/|meadhall\\/(?!locale)", KNOWS_NO_GAME),
  },
  { ignores: [".svelte-check/", "node_modules/", "public/"] },
);
