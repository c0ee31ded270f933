import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    // The address is ours to write: everything stands behind `#` (route.svelte.ts).
    // Sets and Maps here are never state: what changes on the screen is `$state.raw`, replaced whole.
    rules: { "svelte/no-navigation-without-resolve": "off", "svelte/prefer-svelte-reactivity": "off" },
  },
  { ignores: [".svelte-check/", "node_modules/", "public/"] },
);
