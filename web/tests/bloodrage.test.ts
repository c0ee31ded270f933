import { beforeAll, expect, test } from "vitest";

import bloodrage from "../src/games/bloodrage/index.ts";
import { loadGameTexts, setLanguage } from "../src/i18n/translate.svelte.ts";
import { sagaLines } from "../src/table/saga.ts";
import type { Change } from "../src/table/table.svelte.ts";
import { answer, ask, ref, view } from "./views.ts";

function change(moment: number, ...events: object[]): Change {
  return { moment, events: events as Change["events"] };
}

beforeAll(async () => {
  await setLanguage("en");
  await loadGameTexts("bloodrage");
});

test("Ages and phases are headings", () => {
  const lines = sagaLines(bloodrage, change(1, { kind: "age_begins", n: 1 }, { kind: "phase_begins", phase: "action" }));
  expect(lines.map((line) => line.kind)).toEqual(["chapter", "section"]);
  expect(lines.every((line) => !line.text.includes("⟨"))).toBe(true);
});

test("a cost is told with the action it pays for, once", () => {
  const invaded = { kind: "invaded", seat: "wolf", figure: "warrior", place: "gimle", n: 1 };
  const lines = sagaLines(bloodrage, change(2, { kind: "rage_paid", seat: "wolf", n: 2 }, invaded, invaded));
  expect(lines).toHaveLength(2);
  expect(lines[0]?.text).toContain("2 Rage");
  expect(lines[1]?.text).not.toContain("2 Rage");
  expect(lines[0]?.seat).toBe("wolf");
});

test("minor events and cards that others keep have no line", () => {
  const lines = sagaLines(bloodrage, change(3, { kind: "turn_begins", seat: "wolf" }, { kind: "card_kept", seat: "bear" }));
  expect(lines).toEqual([]);
});

test("lines keep their identity until the language changes", async () => {
  const begins = change(4, { kind: "age_begins", n: 2 });
  const first = sagaLines(bloodrage, begins);
  expect(sagaLines(bloodrage, begins)).toBe(first);
  await setLanguage("uk");
  const second = sagaLines(bloodrage, begins);
  expect(second[0]?.text).not.toBe(first[0]?.text);
  await setLanguage("en");
});

test("marks on the time bar: one of each kind per moment", () => {
  const battle = { kind: "battle_begins", place: "gimle" };
  const story = [change(5, battle, battle, { kind: "age_begins", n: 2 }), change(6, { kind: "province_destroyed" }), change(7, { kind: "passed" })];
  expect(bloodrage.timelineMarks(story)).toEqual([
    { moment: 5, kind: "battle" },
    { moment: 5, kind: "chapter" },
    { moment: 6, kind: "disaster" },
  ]);
});

test("questions and answers are told with what they name", () => {
  expect(bloodrage.question(ask("march-whom", { place: ref("place", "gimle") }))).toBe("Who marches to Gimle?");
  const label = (prompt: string, words: string, ...refs: ReturnType<typeof ref>[]): string =>
    bloodrage.answerLabel(view({ ask: ask(prompt) }), answer(0, words, refs));
  expect(label("turn", "march gimle", ref("place", "gimle"))).toBe("March from Gimle (1 Rage)");
  expect(label("march-where", "place gimle", ref("place", "gimle"))).toBe("March to Gimle");
  expect(label("march-whom", "warriors 2", ref("figure", "warrior", 2))).toBe("2 Warriors");
  expect(label("join-battle", "join leader gimle", ref("figure", "leader"), ref("place", "gimle"))).toBe("Bring in the Leader from Gimle");
  expect(label("treat-quest", "treat 3", ref("number", "", 3))).toBe("Count the Quest as a Battle card of 3");
});
