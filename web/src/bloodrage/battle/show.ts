/** A pillage as it is told, one event at a time. Nothing is computed here: the events and the views say it all. */
import type { Card, Event, Group, Played, Side, Term, View } from "../../api/types.ts";

export type Stage = "call" | "cards" | "reveal" | "outcome";
export const STAGES: Stage[] = ["call", "cards", "reveal", "outcome"];

/** A card on the table; `face` null: only its name is known. */
export interface Lying {
  id: string;
  face: Card | null;
  /** Its text does nothing: Thor's Primacy. */
  cancelled: boolean;
  /** A Quest that counts as a Battle card. */
  worth: number | null;
  /** Where it went; null: it lies there still. */
  gone: "discarded" | "returned" | "taken" | null;
}

export interface Fighter {
  clan: string;
  figures: Term[];
  strength: number;
  /** What the cards add; null: not known yet. */
  bonus: number | null;
  cards: Lying[];
  fallen: Group[];
  glory: number;
  raised: string[];
}

export interface Show {
  place: string;
  pillager: string;
  stage: Stage;
  /** Somebody stands against the pillager. */
  fought: boolean;
  fighters: Fighter[];
  /** What was told, in its order, without what the banners show anyway. */
  lines: Event[];
  /** The newest of all, for the bar. */
  latest: Event;
  winner: string | null;
  tied: boolean;
  over: boolean;
}

/** An event, and how the place stood when it was heard. By the time it is told the board is further on. */
export interface Heard {
  event: Event;
  sides: Side[];
  played: Played[];
  faces: ReadonlyMap<string, Card>;
}

/** After these the pillage is past. */
const ENDS = new Set(["turn_begins", "phase_begins", "game_ends"]);
/** Told by the banners, so not in the list of effects. */
const SEEN = new Set([
  "joined",
  "battle_begins",
  "card_revealed",
  "strength_counted",
  "battle_won",
  "battle_tied",
  "card_discarded",
  "card_returned",
]);

export function heard(event: Event, view: View, faces: ReadonlyMap<string, Card>): Heard {
  const battle = view.battle;
  const place = view.provinces.find((one) => one.id === battle?.province);
  return { event, sides: place?.sides ?? [], played: battle?.sides ?? [], faces };
}

/** A battle under way, for somebody who comes in the middle of it. */
export function joining(view: View): Show | null {
  const { battle } = view;
  if (battle === null) return null;
  const sides = view.provinces.find((one) => one.id === battle.province)?.sides ?? [];
  const begun = begin({ kind: "pillage_begins", seat: battle.pillager, place: battle.province });
  begun.fighters = battle.sides.map((side) => ({
    ...fighter(side.clan, sides),
    strength: side.figures,
    bonus: side.cards.length > 0 ? side.bonus : null,
    cards: side.cards.map((face) => ({ ...lying(face.id, face), cancelled: side.cancelled })),
  }));
  begun.fought = !view.asked.some((one) => one.prompt === "join-battle"); // the call is over
  begun.stage = begun.fighters.some((one) => one.cards.length > 0) ? "reveal" : begun.fought ? "cards" : "call";
  return begun;
}

/** The show after one more event; null: there is none. */
export function tell(show: Show | null, { event, sides, played, faces }: Heard): Show | null {
  if (event.kind === "pillage_begins") return { ...begin(event), fighters: sides.map((one) => fighter(one.clan, sides)) };
  if (show === null || show.over) return show;
  if (ENDS.has(event.kind)) return { ...show, over: true };
  const next: Show = { ...show, latest: event, lines: SEEN.has(event.kind) ? show.lines : [...show.lines, event] };
  const change = (clan: string | null | undefined, how: (one: Fighter) => Partial<Fighter>): void => {
    next.fighters = next.fighters.map((one) => (one.clan === clan ? { ...one, ...how(one) } : one));
  };
  const seat = event.seat;
  switch (event.kind) {
    case "joined":
      next.fighters = sides.map((one) => fighter(one.clan, sides));
      break;
    case "battle_begins":
      next.stage = "cards";
      next.fought = true;
      next.fighters = (event.seats ?? "").split(" ").map((clan) => fighter(clan, sides));
      break;
    case "card_revealed":
    case "card_added":
      next.stage = "reveal";
      change(seat, (one) => ({
        // what Heimdall's Watch has swept away makes room for what is played anew
        cards: [...one.cards.filter((card) => card.gone === null), lying(event.card ?? "", faces.get(event.card ?? ""))],
        bonus: played.find((side) => side.clan === seat)?.bonus ?? one.bonus,
      }));
      break;
    case "quest_treated":
      change(seat, (one) => ({
        cards: one.cards.map((card, k) => (k === 0 ? { ...card, worth: event.n ?? 0 } : card)),
        bonus: event.n ?? one.bonus,
      }));
      break;
    case "text_cancelled":
      change(seat, (one) => ({ cards: one.cards.map((card) => ({ ...card, cancelled: true })) }));
      break;
    case "watch_discards":
      next.fighters = next.fighters.map((one) => ({
        ...one,
        bonus: null,
        cards: one.cards.map((card) => ({ ...card, gone: "discarded" })),
      }));
      break;
    case "card_discarded":
    case "card_returned":
      change(seat, (one) => went(one, event.card, event.kind === "card_returned" ? "returned" : "discarded"));
      break;
    case "card_taken":
      change(event.other, (one) => went(one, event.card, "taken"));
      break;
    case "strength_counted":
      change(seat, () => ({ strength: event.n ?? 0, bonus: event.more ?? 0 }));
      break;
    case "destroyed":
      change(seat, (one) => ({ fallen: [...one.fallen, { clan: one.clan, figure: event.figure ?? "", n: event.n ?? 1 }] }));
      break;
    case "glory_gained":
      change(seat, (one) => ({ glory: one.glory + (event.n ?? 0) }));
      break;
    case "stat_raised":
      change(seat, (one) => ({ raised: [...one.raised, event.stat ?? ""] }));
      break;
    case "battle_won":
      next.winner = seat ?? null;
      next.stage = "outcome";
      break;
    case "battle_tied":
      next.tied = true;
      next.stage = "outcome";
      break;
    case "province_pillaged":
    case "pillage_failed":
      next.stage = "outcome";
      break;
  }
  return next;
}

/** How long an event is looked at before the next one comes, in milliseconds. */
export function hold(event: Event, next: Event | undefined): number {
  switch (event.kind) {
    case "card_revealed":
      return next?.kind === "card_revealed" ? 300 : 1400;
    case "strength_counted":
      return 550;
    case "battle_won":
    case "battle_tied":
    case "watch_discards":
    case "text_cancelled":
    case "card_added":
      return 1400;
    case "card_discarded":
    case "card_returned":
      return 120;
    case "pillage_begins":
    case "battle_begins":
      return 250;
    default:
      return ENDS.has(event.kind) ? 0 : 800;
  }
}

/** Whoever is ahead of all others, as far as is counted; null: nobody, or not all cards lie open. */
export function leader(show: Show): string | null {
  if (show.fighters.some((one) => one.bonus === null)) return null;
  const totals = show.fighters.map((one) => one.strength + (one.bonus ?? 0));
  const best = Math.max(...totals);
  const first = totals.indexOf(best);
  return totals.lastIndexOf(best) === first ? (show.fighters[first]?.clan ?? null) : null;
}

/** All the faces a view shows. */
export function faces(view: View): Card[] {
  const own = [...view.hand, ...view.pack, ...view.quests.map((one) => one.card)];
  const open = view.clans.flatMap((clan) => [...clan.table, ...clan.upgrades.filter((card) => card !== null)]);
  return [...own, ...open, ...(view.battle?.sides.flatMap((side) => side.cards) ?? [])];
}

function begin(event: Event): Show {
  return {
    place: event.place ?? "",
    pillager: event.seat ?? "",
    stage: "call",
    fought: false,
    fighters: [],
    lines: [event],
    latest: event,
    winner: null,
    tied: false,
    over: false,
  };
}

function fighter(clan: string, sides: Side[]): Fighter {
  const side = sides.find((one) => one.clan === clan);
  const none = { bonus: null, cards: [], fallen: [], glory: 0, raised: [] };
  return { clan, figures: side?.terms ?? [], strength: side?.total ?? 0, ...none };
}

function lying(id: string, face: Card | null | undefined): Lying {
  return { id, face: face ?? null, cancelled: false, worth: null, gone: null };
}

function went(one: Fighter, id: string | null | undefined, gone: Lying["gone"]): Partial<Fighter> {
  return { cards: one.cards.map((card) => (card.id === id ? { ...card, gone } : card)) };
}
