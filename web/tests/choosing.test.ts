import { beforeEach, describe, expect, test } from "vitest";

import type { Answer, View } from "../src/api/contract.ts";
import { settings } from "../src/settings.svelte.ts";
import { Choosing, type ChoosingScene } from "../src/table/choosing.svelte.ts";
import { Inspected } from "../src/table/inspected.svelte.ts";
import { answer, ask, ref, view } from "./views.ts";

const ANSWERS: Answer[] = [
  answer(1, "pass"),
  answer(2, "march gimle", [ref("place", "gimle")]),
  answer(3, "march elvagar", [ref("place", "elvagar")]),
  answer(4, "quest troll", [ref("card", "troll")]),
  answer(5, "invade warrior gimle", [ref("figure", "warrior"), ref("place", "gimle")]),
];
const VIEW: View = view({ ask: ask("turn", {}, ANSWERS) });

let sent: number[];
let choosing: Choosing;

beforeEach(() => {
  sent = [];
  settings.confirm = true;
  const scene: ChoosingScene = {
    view: VIEW,
    refused: { code: "stale", params: {}, rule: "" },
    move: async (answer) => void sent.push(answer.action),
  };
  choosing = new Choosing(scene);
});

const actions = (some: Answer[]): number[] => some.map((one) => one.action);

describe("filters", () => {
  test("answers that decline are listed last", () => {
    expect(actions(choosing.shown)).toEqual([2, 3, 4, 5, 1]);
  });

  test("a verb leaves its answers, and the same verb again removes the filter", () => {
    choosing.chooseVerb("march");
    expect(actions(choosing.shown)).toEqual([2, 3]);
    expect(choosing.idsOf("place")).toEqual(["gimle", "elvagar"]);
    choosing.chooseVerb("march");
    expect(choosing.verb).toBeNull();
  });

  test("the only answer of a verb is chosen at once, but not sent", () => {
    choosing.chooseVerb("quest");
    expect(choosing.pending?.action).toBe(4);
    expect(sent).toEqual([]);
  });

  test("an object with several answers becomes a filter, one with a single answer chooses it", () => {
    choosing.chooseObject("place", "gimle");
    expect(actions(choosing.shown)).toEqual([2, 5]);
    choosing.reset();
    choosing.chooseObject("place", "elvagar");
    expect(choosing.pending?.action).toBe(3);
  });

  test("objects of any kind have their answers, whatever else an answer names", () => {
    expect(actions(choosing.answersWith("card", "troll"))).toEqual([4]);
    expect(actions(choosing.answersWith("figure", "warrior"))).toEqual([5]);
    expect(choosing.answersWith("place", "troll")).toEqual([]);
  });

  test("what is chosen: the object of the pending answer, or else the filter", () => {
    choosing.chooseObject("place", "gimle");
    expect([choosing.chosenId("place"), choosing.chosenId("card")]).toEqual(["gimle", null]);
    choosing.choose(ANSWERS[3] as Answer);
    expect([choosing.chosenId("place"), choosing.chosenId("card")]).toEqual([null, "troll"]);
  });
});

describe("confirmation", () => {
  test("the second choice of the same answer sends it", () => {
    const [, march] = ANSWERS as [Answer, Answer];
    choosing.choose(march);
    expect(sent).toEqual([]);
    choosing.choose(march);
    expect(sent).toEqual([2]);
    expect(choosing.pending).toBeNull();
  });

  test("without confirmation the first choice sends it", () => {
    settings.confirm = false;
    choosing.choose(ANSWERS[3] as Answer);
    expect(sent).toEqual([4]);
  });

  test("back undoes one step at a time and says when there is none", () => {
    choosing.verb = "march";
    choosing.object = { kind: "place", id: "gimle" };
    choosing.pending = ANSWERS[1] as Answer;
    expect(choosing.back()).toBe(true);
    expect([choosing.pending, choosing.object?.id, choosing.verb]).toEqual([null, "gimle", "march"]);
    expect([choosing.back(), choosing.back(), choosing.back()]).toEqual([true, true, false]);
  });
});

test("all that an answer names is inspected, one object of a kind", () => {
  const inspected = new Inspected();
  inspected.showRefs((ANSWERS[4] as Answer).refs);
  expect([inspected.idOf("figure"), inspected.idOf("place"), inspected.idOf("card")]).toEqual(["warrior", "gimle", null]);
  inspected.show("card", "troll");
  expect([inspected.idOf("place"), inspected.idOf("card")]).toEqual([null, "troll"]);
});
