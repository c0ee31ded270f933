/** The history of a game, read from its story: Glory over time and by Age, and totals per clan. No rule is computed. */
import type { Clan, Event } from "../types.ts";
import type { Change } from "../scene.ts";

/** Everybody's Glory at one time. `at` is the position on the time axis, where an Age has length 1. */
export interface Point {
  at: number;
  moment: number;
  glory: Record<string, number>;
}

interface ClanTotals {
  quests: number;
  fought: number;
  won: number;
  dead: number;
}

export interface GameHistory {
  first: number; // the first Age of this game
  last: number;
  points: Point[];
  ragnaroks: { age: number; place: string; point: Point }[];
  /** Glory gained in each Age, then in the final scoring. */
  byAge: Record<string, number[]>;
  totals: Record<string, ClanTotals>;
}

/** An event with its time. */
export interface DatedEvent {
  event: Event;
  moment: number;
  age: number;
  phase: string;
}

/** All events of a story in order, each with its Age and phase. */
export function datedEvents(story: Change[], lastAge: number): DatedEvent[] {
  const events = story.flatMap(({ moment, events }) => events.map((event) => ({ moment, event })));
  const first = events.find(({ event }) => event.kind === "age_begins")?.event.n ?? lastAge + 1;
  let [age, phase] = [Math.max(1, first - 1), "action"];
  return events.map(({ moment, event }) => {
    if (event.kind === "age_begins") age = event.n ?? age;
    if (event.kind === "phase_begins") phase = event.phase ?? phase;
    return { event, moment, age, phase };
  });
}

/** Positions of the phases after the Action phase within an Age; the actions fill the time before. */
const PHASE_OFFSETS: Record<string, number> = { discard: 0.9, quest: 0.95, ragnarok: 1, valhalla: 1.03, scoring: 1.4 };
const ACTIONS_LENGTH = 0.86;

export function gameHistory(story: Change[], clans: Clan[], lastAge: number): GameHistory {
  const all = datedEvents(story, lastAge);
  const first = all[0]?.age ?? lastAge;
  const seats = clans.map((clan) => clan.id);
  const gains = all.filter(({ event }) => event.kind === "glory_gained");
  const sum = (clan: string): number => gains.reduce((n, { event }) => n + (event.seat === clan ? (event.n ?? 0) : 0), 0);
  // a game that starts from a position may start with Glory
  let glory = Object.fromEntries(clans.map((clan) => [clan.id, clan.glory - sum(clan.id)]));
  const points: Point[] = [{ at: 0, moment: 0, glory }];
  const ragnaroks: GameHistory["ragnaroks"] = [];
  const byAge = Object.fromEntries(seats.map((seat) => [seat, new Array<number>(lastAge - first + 2).fill(0)]));
  for (const one of all) {
    const { event, moment, age, phase } = one;
    const seat = event.seat ?? "";
    if (event.kind === "glory_gained" && seat in glory) {
      glory = { ...glory, [seat]: (glory[seat] ?? 0) + (event.n ?? 0) };
      const row = byAge[seat];
      const part = phase === "scoring" ? lastAge - first + 1 : age - first;
      if (row?.[part] !== undefined) row[part] += event.n ?? 0;
    } else if (event.kind === "province_destroyed") {
      ragnaroks.push({ age, place: event.place ?? "", point: { at: age - first + 1, moment, glory } });
    } else if (event.kind !== "phase_begins" && event.kind !== "game_ends") continue;
    const at = age - first + (PHASE_OFFSETS[phase] ?? ACTIONS_LENGTH * actionsDone(all, one));
    const before = points.at(-1);
    if (before !== undefined && before.at >= at) before.glory = glory;
    else points.push({ at, moment, glory });
    const ragnarok = ragnaroks.at(-1);
    if (ragnarok?.age === age && phase === "ragnarok") ragnarok.point = { ...ragnarok.point, glory };
  }
  return { first, last: lastAge, points, ragnaroks, byAge, totals: totals(all, seats) };
}

/** The part of its Age's actions that was done at an event, from 0 to 1. */
function actionsDone(all: DatedEvent[], { age, moment, phase }: DatedEvent): number {
  if (phase !== "action") return 0;
  const acting = all.filter((one) => one.age === age && one.phase === "action");
  const [from, to] = [acting[0]?.moment ?? 0, acting.at(-1)?.moment ?? 0];
  return to > from ? (moment - from) / (to - from) : 1;
}

function totals(all: DatedEvent[], seats: string[]): Record<string, ClanTotals> {
  const sums = Object.fromEntries(seats.map((seat) => [seat, { quests: 0, fought: 0, won: 0, dead: 0 }]));
  for (const { event } of all) {
    const one = sums[event.seat ?? ""];
    if (event.kind === "battle_begins") for (const seat of event.seats?.split(" ") ?? []) if (sums[seat]) sums[seat].fought += 1;
    if (one === undefined) continue;
    if (event.kind === "quest_judged" && (event.n ?? 0) > 0) one.quests += 1;
    if (event.kind === "battle_won") one.won += 1;
    if (event.kind === "destroyed") one.dead += event.n ?? 1;
  }
  return sums;
}
