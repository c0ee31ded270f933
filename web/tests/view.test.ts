import { describe, expect, test } from "vitest";

import { answerValues, askValues, eventValues, idOf, names, ofSeat, refOf, waitingSeats } from "../src/api/view.ts";
import { patched } from "../src/table/table.svelte.ts";
import { answer, ask, ref, view } from "./views.ts";

describe("what an answer names", () => {
  const move = answer(1, "units 3 bowman to 6B", [ref("unit", "bowman", 3), ref("area", "6B")]);

  test("by kind", () => {
    expect(refOf(move, "unit")).toEqual({ kind: "unit", id: "bowman", n: 3 });
    expect([idOf(move, "area"), idOf(move, "hero"), idOf(null, "area")]).toEqual(["6B", null, null]);
    expect([names(move, "area", "6B"), names(move, "area", "6A"), names(move, "unit", "6B")]).toEqual([true, false, false]);
  });

  test("values of its message: ids by kind, and the count", () => {
    expect(answerValues(move)).toEqual({ unit: "bowman", area: "6B", n: 3 });
    expect(answerValues(answer(2, "bid 4", [ref("number", "", 4)]))).toEqual({ number: 4, n: 4 });
    expect(answerValues(answer(3, "pass"))).toEqual({});
  });
});

test("the values of a question are what it is about, by the names of its text", () => {
  const asked = ask("move-which", { from: ref("area", "6B"), number: ref("number", "", 2) });
  expect(askValues(asked)).toEqual({ from: "6B", number: 2, n: 2 });
});

describe("seats", () => {
  test("those that have to answer", () => {
    const asked = [
      { seat: "daqan", prompt: "turn", answered: false },
      { seat: "uthuk", prompt: "turn", answered: true },
    ];
    expect(waitingSeats(view({ asked }))).toEqual(["daqan"]);
    expect(waitingSeats(null)).toEqual([]);
  });

  test("the score of a seat, in the order of the view", () => {
    const shown = view({ seats: ["uthuk", "daqan"], scores: [2, 5] });
    expect([ofSeat(shown, "daqan", shown.scores), ofSeat(shown, "waiqar", shown.scores)]).toEqual([5, null]);
  });
});

test("the values of an event are its fields, or in `fields`", () => {
  expect(eventValues({ kind: "moved", seat: "wolf" } as { kind: string })).toEqual({ seat: "wolf" });
  expect(eventValues({ kind: "moved", fields: { kind: "unit", list: [1] } } as { kind: string })).toEqual({ kind: "unit" });
});

test("news replace whole parts: fields, or items of lists by id", () => {
  const before = view({ clans: [{ id: "wolf", rage: 1 }, { id: "bear", rage: 2 }] });
  const next = patched(before, { over: true, "clans/bear": { id: "bear", rage: 5 } });
  expect(next.over).toBe(true);
  expect(next.clans).toEqual([{ id: "wolf", rage: 1 }, { id: "bear", rage: 5 }]);
  expect(before.clans[1]?.rage).toBe(2);
});
