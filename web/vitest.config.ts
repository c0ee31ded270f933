import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { glyphs } from "./plugins/glyphs.ts";
import { translations } from "./plugins/translations.ts";

/** Unit tests of logic that is not markup. What is drawn is tested in a real browser (tests/e2e of the project). */
export default defineConfig({
  plugins: [svelte(), glyphs(), translations()],
  resolve: { conditions: ["browser"] },
  test: {
    include: ["tests/*.test.ts"],
    setupFiles: ["tests/browser.ts"],
    testTimeout: 120_000, // milliseconds: a limit for tests that hang, on a busy machine, too
  },
});
