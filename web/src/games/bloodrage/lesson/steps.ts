/** Which step the lesson shows when. Steps depend on the current prompt and on past events, not on a fixed script, so the
 * lesson cannot get stuck. Each step is shown once. Texts: `web-lesson-<step>` and `.title`. */
import type { Card, Event, View } from "../types.ts";
import { cardFamily } from "../visuals.ts";
import type { Glyph } from "../../../ui/glyphs.ts";

/** The element a step highlights: the value of its `data-coach` attribute. */
export type CoachTarget = "prompt" | "actions" | "board" | "hand" | "clans";

/** The goals of the lesson, with glyph and name. */
export const GOALS: { id: string; glyph: Glyph; name: string }[] = [
  { id: "draft", glyph: "card-draw", name: "web-term-draft" },
  { id: "invade", glyph: "drakkar", name: "verb-invade" },
  { id: "march", glyph: "walking-boot", name: "verb-march" },
  { id: "upgrade", glyph: "anvil", name: "verb-upgrade" },
  { id: "quest", glyph: "tied-scroll", name: "verb-quest" },
  { id: "pillage", glyph: "torch", name: "verb-pillage" },
  { id: "battle", glyph: "crossed-swords", name: "web-lesson-battle-goal" },
  { id: "ragnarok", glyph: "flame", name: "phase-ragnarok" },
];

/** The order in which actions are suggested. */
const ACTION_ORDER = ["invade", "quest", "upgrade", "pillage", "march"];

const COACH_TARGETS: Record<string, CoachTarget> = {
  draft: "hand",
  "draft-kinds": "hand",
  "draft-plan": "hand",
  turn: "actions",
  rage: "clans",
  invade: "board",
  "invade-where": "board",
  march: "board",
  upgrade: "hand",
  "free-invade": "board",
  quest: "hand",
  pillage: "board",
  "join-battle": "prompt",
  "reveal-card": "hand",
  "late-card": "hand",
  "raise-stat": "clans",
  "save-card": "hand",
  pillaged: "clans",
  ragnarok: "board",
  valhalla: "clans",
  wait: "clans",
};

export function coachTarget(step: string): CoachTarget | null {
  if (step.startsWith("try-")) return "actions";
  return COACH_TARGETS[step] ?? (step.startsWith("help-") ? "prompt" : null);
}

/** The steps of each prompt, in order. A prompt without steps shows its general help text. */
const PROMPTS: Record<string, string[]> = {
  "keep-card": ["draft", "draft-kinds", "draft-plan"],
  turn: ["turn", "rage"],
  "invade-where": ["invade-where"],
  "free-invade": ["free-invade"],
  "march-where": ["march"],
  "march-whom": ["march"],
  "join-battle": ["join-battle"],
  "reveal-card": ["reveal-card"],
  "late-card": ["late-card"],
  "raise-stat": ["raise-stat"],
  "save-card": ["save-card"],
};

/** The steps for the current prompt; the first one not seen yet is shown. */
export function dueSteps(view: View, seat: string, mustAnswer: boolean, verb: string | null): string[] {
  if (view.age > 1 || view.over) return ["done"];
  const prompt = mustAnswer ? (view.ask?.prompt ?? null) : null;
  if (prompt === null) {
    const own = view.clans.find((clan) => clan.id === seat);
    if (view.phase !== "action") return ["welcome"];
    return own?.rage === 0 ? ["no-rage"] : ["wait"];
  }
  const steps = prompt === "turn" && verb !== null ? [verb] : (PROMPTS[prompt] ?? [`help-${prompt}`]);
  return ["welcome", ...steps];
}

/** The step that is shown when all due steps have been seen. */
export function fallbackStep(view: View, mustAnswer: boolean, verbs: string[], learned: Set<string>): string {
  if (!mustAnswer) return "others";
  if (view.ask?.prompt === "keep-card") {
    const has = (cards: Card[], group: string): boolean => cards.some((card) => cardFamily(card.kind) === group);
    const lacks = ["quest", "upgrade", "battle"].find((one) => !has(view.hand, one) && has(view.pack, one));
    return lacks === undefined ? "keep-on" : `keep-${lacks}`;
  }
  if (view.ask?.prompt !== "turn") return `help-${view.ask?.prompt}`;
  const next = ACTION_ORDER.find((verb) => !learned.has(verb) && verbs.includes(verb));
  if (next !== undefined) return `try-${next}`;
  return ACTION_ORDER.every((verb) => learned.has(verb)) ? "free" : "not-now";
}

/** The goals that the player has reached, according to the events so far. */
export function learnedGoals(events: Event[], seat: string): Set<string> {
  const known = new Set<string>();
  for (const event of events) {
    const own = event.seat === seat;
    if (event.kind === "card_kept" && own) known.add("draft");
    if (event.kind === "invaded" && own) known.add("invade");
    if (event.kind === "marched" && own) known.add("march");
    if (event.kind === "upgraded" && own) known.add("upgrade");
    if (event.kind === "quest_taken" && own) known.add("quest");
    if (event.kind === "pillage_begins" && own) known.add("pillage");
    if (event.kind === "battle_begins" && includesSeat(event, seat)) known.add("battle");
    if (event.kind === "province_destroyed") known.add("ragnarok");
  }
  return known;
}

/** Steps about new events, in order. */
export function eventSteps(events: Event[], seat: string, fighting: boolean): string[] {
  const steps: string[] = [];
  for (const event of events) {
    const own = event.seat === seat;
    if (event.kind === "battle_won" && own) steps.push("won");
    if (event.kind === "battle_won" && !own && fighting) steps.push("lost-battle");
    if (event.kind === "battle_tied" && fighting) steps.push("tied");
    if (event.kind === "province_pillaged" && own) steps.push("pillaged");
    if (event.kind === "phase_begins" && event.phase === "quest") steps.push("quest-phase");
    if (event.kind === "province_destroyed") steps.push("ragnarok");
    if (event.kind === "phase_begins" && event.phase === "valhalla") steps.push("valhalla");
  }
  return steps;
}

/** Whether the player takes part in a battle that begins in these events; undefined: none begins. */
export function joinsBattle(events: Event[], seat: string): boolean | undefined {
  const begins = events.findLast((event) => event.kind === "battle_begins");
  return begins && includesSeat(begins, seat);
}

function includesSeat(event: Event, seat: string): boolean {
  return (event.seats ?? "").split(" ").includes(seat);
}
