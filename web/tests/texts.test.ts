import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, describe, expect, test } from "vitest";

import { games, shared } from "virtual:translations";
import { gameOf } from "../plugins/translations.ts";
import { Bundle } from "../src/i18n/fluentBundle.ts";
import { eventMessage, has, language, LANGUAGES, loadGameTexts, refusalMessage, setLanguage, t, textOr } from "../src/i18n/translate.svelte.ts";

beforeAll(() => setLanguage("en"));

describe("files", () => {
  test("a file belongs to the game that its name begins with", () => {
    expect(["web-table.ftl", "kernel-refusals.ftl", "common.ftl"].map(gameOf)).toEqual(["", "", ""]);
    expect(gameOf("runewars-board.ftl")).toBe("runewars");
    expect(gameOf("bloodrage-learn-rules.ftl")).toBe("bloodrage-learn");
  });

  test("every language has the shared texts and those of every game", () => {
    for (const code of Object.keys(LANGUAGES)) {
      expect(shared).toHaveProperty(code);
      for (const own of Object.values(games)) expect(own).toHaveProperty(code);
    }
  });

  test("shared texts name no game's messages", async () => {
    const source = (await shared.en?.())?.default ?? "";
    expect(source).toContain("\nweb-prompt =");
    expect(source).not.toMatch(/^(rw-|clan-|card-)/m);
  });
});

describe("loading", () => {
  test("a game's texts are there after they are loaded, in languages chosen before and after", async () => {
    expect(has("rw-prompt-choose-faction")).toBe(false);
    await loadGameTexts("runewars");
    expect(t("rw-prompt-choose-faction")).toBe("Which faction do you play?");
    await setLanguage("uk");
    expect(t("rw-seat-daqan")).toBe("Дакан");
    await setLanguage("en");
    expect(language()).toBe("en");
  });

  test("a game without texts loads nothing", async () => {
    await loadGameTexts("no-such-game");
    expect(has("no-such-game-seat-a")).toBe(false);
  });
});

describe("messages", () => {
  const bundle = new Bundle(
    "en",
    [
      "list-and = { $first } and { $last }",
      "list-comma = { $first }, { $last }",
      "clan-wolf = Wolf",
      "    .acc = the Wolf",
      "clan-bear = Bear",
      "who = { LIST($who, kind: \"clan\") }",
      "one = { TEXT($who, kind: \"clan\", form: \"acc\") }",
    ].join("\n"),
  );
  const text = (message: string, who: string): string => {
    const pattern = bundle.pattern(message);
    return pattern === null ? "" : bundle.format(pattern, { who }).text;
  };

  test("TEXT and LIST turn ids into words, and leave what they do not know", () => {
    expect(text("who", "wolf bear")).toBe("Wolf and Bear");
    expect(text("one", "wolf@2")).toBe("the Wolf");
    expect(text("who", "Daqan, Uthuk")).toBe("Daqan, Uthuk");
    expect(text("one", "daqan")).toBe("daqan");
  });

  test("what has no text, or not all its values, is shown as notation", () => {
    expect(textOr("take 3", "tiny-answer-take", { n: 3 })).toBe("take 3");
    expect(textOr("notation", "web-lobby-share-text", { game: "bloodrage" })).toBe("notation");
    expect(textOr("notation", "web-prompt")).toBe(t("web-prompt"));
  });

  test("a secret chooses the hidden variant, full values the full one", async () => {
    await loadGameTexts("bloodrage");
    const hidden = eventMessage("card_kept", { seat: "wolf" });
    expect(hidden).toBe("event-card_kept-hidden");
    expect(eventMessage("card_kept", { seat: "wolf", card: "troll" })).toBe("event-card_kept");
    expect(refusalMessage("too_many", {})).toBe("refusal-too_many");
  });
});

test("messages that shared folders name are shared", async () => {
  const source = (await shared.en?.())?.default ?? "";
  const known = new Set([...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]));
  const root = join(import.meta.dirname, "../src");
  const missing: string[] = [];
  for (const folder of ["lobby", "replay", "table", "ui"])
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })) {
      if (!/\.(ts|svelte)$/.test(file)) continue;
      const text = readFileSync(join(root, folder, file), "utf8");
      for (const [, id] of text.matchAll(/\bt\("([a-z][\w-]*)/g)) if (!known.has(id)) missing.push(`${folder}/${file}: ${id}`);
    }
  expect(missing).toEqual([]);
});
