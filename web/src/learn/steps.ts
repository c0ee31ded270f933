/** What the lesson says when. It follows what the game asks and what has happened, never a script, so it cannot
 *  get stuck: every step is shown once, when its moment comes. Words: `web-lesson-<step>` and `.title`. */
import type { Card, Event, View } from "../api/types.ts";
import { family } from "../bloodrage/look.ts";
import type { Glyph } from "../ui/glyphs.ts";

/** What a step lights: an element with this `data-coach`. */
export type Light = "prompt" | "actions" | "board" | "hand" | "clans";

/** What there is to learn, with its sign and its name. */
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

/** In which order actions are best tried. */
const TRY = ["invade", "quest", "upgrade", "pillage", "march"];

const LIGHTS: Record<string, Light> = {
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

export function lightOf(step: string): Light | null {
  if (step.startsWith("try-")) return "actions";
  return LIGHTS[step] ?? (step.startsWith("help-") ? "prompt" : null);
}

/** Steps for a prompt, in order; a prompt without any shows the help that all tables have. */
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

/** Steps that fit what is asked now, the first unseen of which is shown. */
export function due(view: View, seat: string, mine: boolean, verb: string | null): string[] {
  if (view.age > 1 || view.over) return ["done"];
  const prompt = mine ? (view.ask?.prompt ?? null) : null;
  if (prompt === null) {
    const own = view.clans.find((clan) => clan.id === seat);
    if (view.phase !== "action") return ["welcome"];
    return own?.rage === 0 ? ["no-rage"] : ["wait"];
  }
  const steps = prompt === "turn" && verb !== null ? [verb] : (PROMPTS[prompt] ?? [`help-${prompt}`]);
  return ["welcome", ...steps];
}

/** What to say when all that is due has been seen. */
export function advice(view: View, mine: boolean, verbs: string[], learned: Set<string>): string {
  if (!mine) return "others";
  if (view.ask?.prompt === "keep-card") {
    const has = (cards: Card[], group: string): boolean => cards.some((card) => family(card.kind) === group);
    const lacks = ["quest", "upgrade", "battle"].find((one) => !has(view.hand, one) && has(view.pack, one));
    return lacks === undefined ? "keep-on" : `keep-${lacks}`;
  }
  if (view.ask?.prompt !== "turn") return `help-${view.ask?.prompt}`;
  const next = TRY.find((verb) => !learned.has(verb) && verbs.includes(verb));
  if (next !== undefined) return `try-${next}`;
  return TRY.every((verb) => learned.has(verb)) ? "free" : "not-now";
}

/** What somebody has learnt by now: it has happened to them. */
export function learnt(events: Event[], seat: string): Set<string> {
  const known = new Set<string>();
  for (const event of events) {
    const own = event.seat === seat;
    if (event.kind === "card_kept" && own) known.add("draft");
    if (event.kind === "invaded" && own) known.add("invade");
    if (event.kind === "marched" && own) known.add("march");
    if (event.kind === "upgraded" && own) known.add("upgrade");
    if (event.kind === "quest_taken" && own) known.add("quest");
    if (event.kind === "pillage_begins" && own) known.add("pillage");
    if (event.kind === "battle_begins" && among(event, seat)) known.add("battle");
    if (event.kind === "province_destroyed") known.add("ragnarok");
  }
  return known;
}

/** Steps about what has just happened, in the order it did. */
export function told(events: Event[], seat: string, fighting: boolean): string[] {
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

/** Whether a battle that begins here is one's own; undefined: none begins. */
export function joins(events: Event[], seat: string): boolean | undefined {
  const begins = events.findLast((event) => event.kind === "battle_begins");
  return begins && among(begins, seat);
}

function among(event: Event, seat: string): boolean {
  return (event.seats ?? "").split(" ").includes(seat);
}
