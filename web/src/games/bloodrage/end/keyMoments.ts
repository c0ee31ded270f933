/** The key moments of a game: the largest battles, gains by Ragnarök and Quests, and changes of the lead. */
import type { Params } from "../../../i18n/fluentBundle.ts";
import type { Glyph } from "../../../ui/glyphs.ts";
import type { DatedEvent } from "./gameHistory.ts";

export interface KeyMoment {
  kind: string;
  glyph: Glyph;
  clan: string;
  moment: number;
  order: number; // index among all events
  age: number;
  phase: string;
  weight: number;
  title: [string, Params];
  text: [string, Params];
}

const MAX_MOMENTS = 5;

/** In order of time. The best of each kind are chosen first, then the best of the rest. */
export function keyMoments(all: DatedEvent[], start: Record<string, number>): KeyMoment[] {
  const found = [...battles(all), ...largeGains(all), ...leadChanges(all, start)].sort((a, b) => b.weight - a.weight);
  const kinds = [...new Set(found.map((one) => one.kind))];
  const best = kinds.map((kind) => found.find((one) => one.kind === kind)).filter((one) => one !== undefined);
  const chosen = [...best, ...found.filter((one) => !best.includes(one))].slice(0, MAX_MOMENTS);
  return chosen.sort((a, b) => a.order - b.order);
}

/** Each battle, with the Glory of its winner and the number of destroyed figures. */
function battles(all: DatedEvent[]): KeyMoment[] {
  const starts = all.flatMap((one, k) => (one.event.kind === "battle_begins" ? [k] : []));
  return starts.flatMap((from) => {
    const rest = all.slice(from + 1);
    const end = rest.findIndex(({ event }) => ["turn_begins", "phase_begins", "battle_begins"].includes(event.kind));
    const battle = end < 0 ? rest : rest.slice(0, end);
    const verdict = battle.find(({ event }) => event.kind === "battle_won" || event.kind === "battle_tied");
    if (verdict === undefined) return [];
    const { event, moment, age, phase } = verdict;
    const dead = battle.reduce((n, one) => n + (one.event.kind === "destroyed" ? (one.event.n ?? 1) : 0), 0);
    const tied = event.kind === "battle_tied";
    const clan = event.seat ?? all[from]?.event.seats?.split(" ")[0] ?? "";
    const glory = gains(battle).get(clan) ?? 0;
    const text: KeyMoment["text"] = tied
      ? ["web-end-moment-fell", { n: dead }]
      : ["web-end-moment-battle", { glory, n: dead }];
    const title: KeyMoment["title"] = [tied ? "web-battle-was-tied" : "web-battle-was-won", { clan, place: event.place }];
    const weight = (tied ? 0 : glory) + dead * 1.5;
    return [{ kind: "battle", glyph: "crossed-swords", clan, moment, order: from, age, phase, weight, title, text }];
  });
}

/** The largest gain of a clan in one change, outside of battles. */
function largeGains(all: DatedEvent[]): KeyMoment[] {
  const kinds: [string, Glyph, string][] = [
    ["quest", "tied-scroll", "web-end-moment-quests"],
    ["ragnarok", "flame", "web-battle-falls"],
    ["valhalla", "angel-wings", "web-end-moment-valhalla"],
    ["legend", "laurels", "web-end-moment-legend"],
  ];
  return kinds.flatMap(([kind, glyph, title]) => {
    const some = all.filter(({ event }) => event.kind === "glory_gained" && event.source === kind);
    const moments = [...new Set(some.map((one) => one.moment))];
    return moments.flatMap((moment) => {
      const now = some.filter((one) => one.moment === moment);
      const [clan, n] = [...gains(now)].reduce((best, one) => (one[1] > best[1] ? one : best));
      const fell = all.find((one) => one.moment === moment && one.event.kind === "province_destroyed");
      const { age, phase } = now[0] as DatedEvent;
      return n <= 0
        ? []
        : [
            {
              kind,
              glyph,
              clan,
              moment,
              order: all.indexOf(now[0] as DatedEvent),
              age,
              phase,
              weight: n,
              title: [title, { clan, place: fell?.event.place }] as KeyMoment["title"],
              text: ["web-end-moment-gain", { clan, n }] as KeyMoment["text"],
            },
          ];
    });
  });
}

/** Each time another clan takes the lead alone. */
function leadChanges(all: DatedEvent[], start: Record<string, number>): KeyMoment[] {
  const glory = { ...start };
  const found: KeyMoment[] = [];
  let front: string | null = null;
  all.forEach(({ event, moment, age, phase }, k) => {
    const seat = event.seat ?? "";
    if (event.kind === "glory_gained" && seat in glory) glory[seat] = (glory[seat] ?? 0) + (event.n ?? 0);
    if (all[k + 1]?.moment === moment) return; // only the state at the end of a change counts
    const best = Math.max(...Object.values(glory));
    const ahead = Object.keys(glory).filter((clan) => glory[clan] === best);
    const clan = ahead[0];
    if (ahead.length !== 1 || clan === undefined || clan === front) return;
    if (front !== null)
      found.push({
        kind: "lead",
        glyph: "swords-emblem",
        clan,
        moment,
        order: k,
        age,
        phase,
        weight: best / 4, // changes late in the game weigh more
        title: ["web-end-moment-lead", {}],
        text: ["web-end-moment-passes", { clan, other: front, n: best }],
      });
    front = clan;
  });
  return found;
}

function gains(some: DatedEvent[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { event } of some)
    if (event.kind === "glory_gained" && event.seat) sums.set(event.seat, (sums.get(event.seat) ?? 0) + (event.n ?? 0));
  return sums;
}
