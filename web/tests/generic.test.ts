import { beforeAll, describe, expect, test } from "vitest";

import { type Ask, type Asked, eventValues, type View, waitingSeats } from "../src/api/view.ts";
import runewars from "../src/games/runewars/index.ts";
import { loadGameTexts, setLanguage } from "../src/i18n/translate.svelte.ts";
import { genericModule } from "../src/table/generic/genericModule.ts";
import { viewTree } from "../src/table/generic/tree.ts";
import { patched } from "../src/table/table.svelte.ts";

beforeAll(async () => {
  await setLanguage("en");
  await loadGameTexts("runewars");
});

const ask = (prompt: string, more: object = {}): Ask => ({ prompt, answers: [], given: [], ...more });

describe("a game without texts", () => {
  const tiny = genericModule("tiny-");

  test("is shown as notation", () => {
    expect(tiny.seatName("north")).toBe("north");
    expect(tiny.question(ask("take", { about: { pile: 2 } }))).toBe("take pile=2");
    expect(tiny.answerLabel(ask("take"), { action: 0, words: "take 3", verb: "take" })).toBe("take 3");
    const change = { moment: 1, events: [{ kind: "taken", seat: "north", n: 3 }] };
    expect(tiny.sagaEntries(change)).toEqual([{ kind: "line", seat: "north", text: "taken seat=north n=3" }]);
  });

  test("a refusal that all games share has its text, another is notation", () => {
    expect(tiny.refusalText({ code: "stale", params: {}, rule: "" })).not.toContain("stale");
    expect(tiny.refusalText({ code: "too_few", params: { n: 1 }, rule: "" })).toBe("too_few n=1");
  });
});

describe("Runewars", () => {
  test("has texts for questions, answers, seats and events", () => {
    expect(runewars.question(ask("choose-faction"))).toBe("Which faction do you play?");
    expect(runewars.answerLabel(ask("activate"), { action: 0, words: "done", verb: "done" })).toBe("Activate nothing");
    expect(runewars.seatName("daqan")).toBe("Daqan");
    const event = { kind: "first_player", fields: { seat: "daqan" } };
    expect(runewars.sagaEntries({ moment: 1, events: [event] })[0]?.text).toBe("Daqan is the first player.");
  });

  test("an answer whose text lacks a value is notation", () => {
    const answer = { action: 0, words: "area 1B", verb: "area" };
    expect(runewars.answerLabel(ask("no-such-prompt"), { ...answer, verb: "no-such-verb" })).toBe("area 1B");
  });
});

describe("views", () => {
  test("seats that have to answer, whatever a game calls them", () => {
    const asked: Asked[] = [
      { clan: "wolf", prompt: "turn", answered: false },
      { seat: "daqan", prompt: "turn", answered: false },
      { seat: "uthuk", prompt: "turn", answered: true },
    ];
    expect(waitingSeats({ seat: null, over: false, ranking: [], asked, ask: null })).toEqual(["wolf", "daqan"]);
    expect(waitingSeats(null)).toEqual([]);
  });

  test("the values of an event are its fields, or in `fields`", () => {
    expect(eventValues({ kind: "moved", seat: "wolf" } as { kind: string })).toEqual({ seat: "wolf" });
    expect(eventValues({ kind: "moved", fields: { kind: "unit" } } as { kind: string })).toEqual({ kind: "unit" });
  });

  test("news replace whole parts: fields, or items of lists by id", () => {
    const view = { seat: null, over: false, ranking: [], asked: [], ask: null, clans: [{ id: "wolf", rage: 1 }, { id: "bear", rage: 2 }] };
    const next = patched(view as View & typeof view, { over: true, "clans/bear": { id: "bear", rage: 5 } });
    expect(next.over).toBe(true);
    expect(next.clans).toEqual([{ id: "wolf", rage: 1 }, { id: "bear", rage: 5 }]);
    expect(view.clans[1]?.rage).toBe(2);
  });

  test("the tree names items by id and leaves out what is empty or shown elsewhere", () => {
    const tree = viewTree({ seat: "a", ask: { prompt: "x" }, year: 2, empty: [], none: null, areas: [{ id: "1B", units: [{ type: "bowman", n: 2 }], city: null }] });
    expect(tree.map((one) => one.name)).toEqual(["year", "areas"]);
    expect(tree[0]?.value).toBe("2");
    const [area] = tree[1]?.branches ?? [];
    expect(area?.name).toBe("1B");
    expect(area?.branches[0]?.branches).toEqual([{ name: "bowman", value: "n 2", branches: [] }]);
  });
});
