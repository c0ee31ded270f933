import { beforeAll, describe, expect, test } from "vitest";

import type { Ref } from "../src/api/contract.ts";
import runewars from "../src/games/runewars/index.ts";
import { loadGameTexts, setLanguage } from "../src/i18n/translate.svelte.ts";
import { genericModule } from "../src/table/generic/genericModule.ts";
import { viewTree } from "../src/table/generic/tree.ts";
import { answer, ask, ref, view } from "./views.ts";

beforeAll(async () => {
  await setLanguage("en");
  await loadGameTexts("runewars");
});

describe("a game without texts", () => {
  const tiny = genericModule("tiny-");

  test("is shown as notation", () => {
    expect(tiny.seatName("north")).toBe("north");
    expect(tiny.question(ask("take", { pile: ref("pile", "", 2) }))).toBe("take pile=2");
    expect(tiny.answerLabel(view({ ask: ask("take") }), answer(0, "take 3", [ref("number", "", 3)]))).toBe("take 3");
    const change = { moment: 1, events: [{ kind: "taken", seat: "north", n: 3 }] };
    expect(tiny.sagaEntries(change)).toEqual([{ kind: "line", seat: "north", text: "taken seat=north n=3" }]);
  });

  test("a refusal that all games share has its text, another is notation", () => {
    expect(tiny.refusalText({ code: "stale", params: {}, rule: "" })).not.toContain("stale");
    expect(tiny.refusalText({ code: "too_few", params: { n: 1 }, rule: "" })).toBe("too_few n=1");
  });
});

describe("Runewars", () => {
  /** The label of an answer to a prompt, with fields of the game's view. */
  const label = (prompt: string, words: string, refs: Ref[] = [], own: object = {}, about: Record<string, Ref> = {}): string =>
    runewars.answerLabel(view({ ask: ask(prompt, about), ...own }), answer(0, words, refs));

  test("has texts for questions, seats and events", () => {
    expect(runewars.question(ask("choose-faction"))).toBe("Which faction do you play?");
    expect(runewars.question(ask("move-which", { from: ref("area", "6B"), area: ref("area", "1A"), order: ref("order", "conquer") }))).toBe(
      "Who goes from 6B to 1A?",
    );
    expect(runewars.question(ask("battle-damage", { side: ref("side", "attacker"), number: ref("number", "", 2) }))).toContain("2 damage");
    expect(runewars.seatName("daqan")).toBe("Daqan");
    const event = { kind: "first_player", fields: { seat: "daqan" } };
    expect(runewars.sagaEntries({ moment: 1, events: [event] })[0]?.text).toBe("Daqan is the first player.");
  });

  test("a choice asks for the kind of its answers", () => {
    const areas = [answer(0, "area 6B", [ref("area", "6B")]), answer(1, "done")];
    expect(runewars.question(ask("choose-thing", {}, areas))).toBe("Which area do you choose?");
    const mixed = [...areas, answer(2, "hero x", [ref("hero", "x")])];
    expect(runewars.question(ask("choose-thing", {}, mixed))).toBe("What do you choose?");
  });

  test("has texts for answers", () => {
    expect(label("activate", "done")).toBe("Activate nothing");
    expect(label("activate", "activate 6B", [ref("area", "6B")])).toBe("Activate 6B");
    expect(label("bid", "bid 4", [ref("number", "", 4)])).toBe("Bid 4");
    expect(label("tile-cell", "at -2 3", [ref("cell", "-2,3")])).toBe("At -2, 3");
    expect(label("tile-turn", "turned 120", [ref("rotation", "", 120)])).toBe("Turned by 120°");
    expect(label("lose-units", "lose 2 x", [ref("units", "daqan-bowman", 2)])).toMatch(/^2 × ./);
    expect(label("choose", "discard x", [ref("quest", "no-such-quest")])).toBe("Discard “no-such-quest”");
  });

  test("an answer about a unit in a battle tells its state", () => {
    const unit = (state: string, damage: number): string =>
      label("battle-rout", "unit x", [ref("unit", "daqan-bowman"), ref("state", state), ref("damage", "", damage)]);
    expect(unit("routed", 2)).toMatch(/, routed, damage 2$/);
    expect(unit("standing", 0)).not.toMatch(/routed|damage/);
  });

  test("an option is told in the words of its card, a benefit with its number", () => {
    const one = [ref("option", "one")];
    expect(label("choose-option", "choose one", one, { effect: { id: "antler-oath" } })).toBe("Fight one Beastman");
    expect(label("choose-option", "choose one", one, { effect: null })).toBe("One");
    const areas = [{ id: "6B", city: { benefits: { influence: 2 } } }];
    const benefit = label("city-benefit", "take influence", [ref("benefit", "influence")], { areas }, { area: ref("area", "6B") });
    expect(benefit).toMatch(/^2 × ./);
  });

  test("an answer without a text is notation", () => {
    expect(label("no-such-prompt", "no-such-verb 1B", [ref("area", "1B")])).toBe("no-such-verb 1B");
  });
});

describe("views", () => {
  test("the tree names items by id and leaves out what is empty or shown elsewhere", () => {
    const tree = viewTree({ ...view({ seat: "a", seats: ["a"], scores: [1] }), year: 2, empty: [], none: null, areas: [{ id: "1B", units: [{ type: "bowman", n: 2 }], city: null }] });
    expect(tree.map((one) => one.name)).toEqual(["year", "areas"]);
    expect(tree[0]?.value).toBe("2");
    const [area] = tree[1]?.branches ?? [];
    expect(area?.name).toBe("1B");
    expect(area?.branches[0]?.branches).toEqual([{ name: "bowman", value: "n 2", branches: [] }]);
  });
});
