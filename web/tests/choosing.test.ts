import { beforeEach, describe, expect, test } from "vitest";

import type { Answer, View } from "../src/api/view.ts";
import { settings } from "../src/settings.svelte.ts";
import { Choosing, type ChoosingScene } from "../src/table/choosing.svelte.ts";

interface Move extends Answer {
  at?: string;
  card?: string;
}

const ANSWERS: Move[] = [
  { action: 1, words: "pass", verb: "pass" },
  { action: 2, words: "march gimle", verb: "march", at: "gimle" },
  { action: 3, words: "march elvagar", verb: "march", at: "elvagar" },
  { action: 4, words: "quest troll", verb: "quest", card: "troll" },
  { action: 5, words: "invade gimle", verb: "invade", at: "gimle" },
];

function view(answers: Move[]): View {
  return { seat: "wolf", over: false, ranking: [], asked: [], ask: { prompt: "turn", answers, given: [] } };
}

let sent: number[];
let choosing: Choosing<Move>;

beforeEach(() => {
  sent = [];
  settings.confirm = true;
  const scene: ChoosingScene<Move> = {
    module: {
      placeOf: (answer) => (answer as Move).at ?? null,
      cardOf: (answer) => (answer as Move).card ?? null,
    },
    view: view(ANSWERS),
    refused: { code: "stale", params: {}, rule: "" },
    move: async (answer) => void sent.push(answer.action),
  };
  choosing = new Choosing<Move>(scene);
});

const actions = (some: Move[]): number[] => some.map((one) => one.action);

describe("filters", () => {
  test("answers that decline are listed last", () => {
    expect(actions(choosing.shown)).toEqual([2, 3, 4, 5, 1]);
  });

  test("a verb leaves its answers, and the same verb again removes the filter", () => {
    choosing.chooseVerb("march");
    expect(actions(choosing.shown)).toEqual([2, 3]);
    expect(choosing.places).toEqual(["gimle", "elvagar"]);
    choosing.chooseVerb("march");
    expect(choosing.verb).toBeNull();
  });

  test("the only answer of a verb is chosen at once, but not sent", () => {
    choosing.chooseVerb("quest");
    expect(choosing.pending?.action).toBe(4);
    expect(sent).toEqual([]);
  });

  test("a place with several answers becomes a filter, one with a single answer chooses it", () => {
    choosing.choosePlace("gimle");
    expect(actions(choosing.shown)).toEqual([2, 5]);
    choosing.reset();
    choosing.choosePlace("elvagar");
    expect(choosing.pending?.action).toBe(3);
  });

  test("answers for a card", () => {
    expect(actions(choosing.answersFor("troll"))).toEqual([4]);
  });
});

describe("confirmation", () => {
  test("the second choice of the same answer sends it", () => {
    const [, march] = ANSWERS as [Move, Move];
    choosing.choose(march);
    expect(sent).toEqual([]);
    choosing.choose(march);
    expect(sent).toEqual([2]);
    expect(choosing.pending).toBeNull();
  });

  test("without confirmation the first choice sends it", () => {
    settings.confirm = false;
    choosing.choose(ANSWERS[3] as Move);
    expect(sent).toEqual([4]);
  });

  test("back undoes one step at a time and says when there is none", () => {
    choosing.verb = "march";
    choosing.place = "gimle";
    choosing.pending = ANSWERS[1] as Move;
    expect(choosing.back()).toBe(true);
    expect([choosing.pending, choosing.place, choosing.verb]).toEqual([null, "gimle", "march"]);
    expect([choosing.back(), choosing.back(), choosing.back()]).toEqual([true, true, false]);
  });
});
