/** The state of a pillage as it is shown, built event by event. No rule is computed: events and views contain
 * everything. */
import type { Card, Event, Group, Played, Side, Term, View } from "../types.ts";

type Stage = "call" | "cards" | "reveal" | "outcome";
export const STAGES: Stage[] = ["call", "cards", "reveal", "outcome"];

/** A card played in battle. `face` is null if only its name is known. */
export interface LaidCard {
  id: string;
  face: Card | null;
  /** Its text is cancelled (Thor's Primacy). */
  cancelled: boolean;
  /** The bonus of a Quest card that counts as a Battle card. */
  worth: number | null;
  /** Where the card went; null: it still lies on the table. */
  gone: "discarded" | "returned" | "taken" | null;
}

export interface Fighter {
  clan: string;
  figures: Term[];
  strength: number;
  /** The bonus of the cards; null: not known yet. */
  bonus: number | null;
  cards: LaidCard[];
  fallen: Group[];
  glory: number;
  raised: string[];
}

export interface BattleState {
  place: string;
  pillager: string;
  stage: Stage;
  /** Somebody fights the pillager. */
  fought: boolean;
  fighters: Fighter[];
  /** The events so far, in order, without those that the sides show. */
  effects: Event[];
  /** The newest event, for the bar. */
  latest: Event;
  winner: string | null;
  tied: boolean;
  over: boolean;
}

/** An event with the state of its province when it was received: the view may be newer when the event is played. */
export interface QueuedEvent {
  event: Event;
  sides: Side[];
  played: Played[];
  faces: ReadonlyMap<string, Card>;
}

/** Events that end the pillage. */
const END_EVENTS = new Set(["turn_begins", "phase_begins", "game_ends"]);
/** Events that the sides show, so they are not listed as effects. */
const SHOWN_BY_SIDES = new Set([
  "joined",
  "battle_begins",
  "card_revealed",
  "strength_counted",
  "battle_won",
  "battle_tied",
  "card_discarded",
  "card_returned",
]);

export function queuedEvent(event: Event, view: View, faces: ReadonlyMap<string, Card>): QueuedEvent {
  const battle = view.battle;
  const place = view.provinces.find((one) => one.id === battle?.province);
  return { event, sides: place?.sides ?? [], played: battle?.sides ?? [], faces };
}

/** The state of a battle in progress, for a page that is opened in the middle of it. */
export function battleInProgress(view: View): BattleState | null {
  const { battle } = view;
  if (battle === null) return null;
  const sides = view.provinces.find((one) => one.id === battle.province)?.sides ?? [];
  const state = newBattle({ kind: "pillage_begins", seat: battle.pillager, place: battle.province });
  state.fighters = battle.sides.map((side) => ({
    ...fighter(side.clan, sides),
    strength: side.figures,
    bonus: side.cards.length > 0 ? side.bonus : null,
    cards: side.cards.map((face) => ({ ...laidCard(face.id, face), cancelled: side.cancelled })),
  }));
  state.fought = !view.asked.some((one) => one.prompt === "join-battle"); // nobody is asked to join any more
  state.stage = state.fighters.some((one) => one.cards.length > 0) ? "reveal" : state.fought ? "cards" : "call";
  return state;
}

/** The state after one more event; null: no battle. */
export function applyEvent(battle: BattleState | null, { event, sides, played, faces }: QueuedEvent): BattleState | null {
  if (event.kind === "pillage_begins") return { ...newBattle(event), fighters: sides.map((one) => fighter(one.clan, sides)) };
  if (battle === null || battle.over) return battle;
  if (END_EVENTS.has(event.kind)) return { ...battle, over: true };
  const effects = SHOWN_BY_SIDES.has(event.kind) ? battle.effects : [...battle.effects, event];
  const next: BattleState = { ...battle, latest: event, effects };
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
        // cards that Heimdall's Watch discarded are replaced by those played afterwards
        cards: [...one.cards.filter((card) => card.gone === null), laidCard(event.card ?? "", faces.get(event.card ?? ""))],
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
      change(seat, (one) => withCardGone(one, event.card, event.kind === "card_returned" ? "returned" : "discarded"));
      break;
    case "card_taken":
      change(event.other, (one) => withCardGone(one, event.card, "taken"));
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

/** Milliseconds an event is shown before the next one is played. */
export function eventDuration(event: Event, next: Event | undefined): number {
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
      return END_EVENTS.has(event.kind) ? 0 : 800;
  }
}

/** The clan with the highest total so far; null: a tie, or not all cards are open. */
export function leader(battle: BattleState): string | null {
  if (battle.fighters.some((one) => one.bonus === null)) return null;
  const totals = battle.fighters.map((one) => one.strength + (one.bonus ?? 0));
  const best = Math.max(...totals);
  const first = totals.indexOf(best);
  return totals.lastIndexOf(best) === first ? (battle.fighters[first]?.clan ?? null) : null;
}

/** All card faces in a view. */
export function cardFaces(view: View): Card[] {
  const own = [...view.hand, ...view.pack, ...view.quests.map((one) => one.card)];
  const open = view.clans.flatMap((clan) => [...clan.table, ...clan.upgrades.filter((card) => card !== null)]);
  return [...own, ...open, ...(view.battle?.sides.flatMap((side) => side.cards) ?? [])];
}

function newBattle(event: Event): BattleState {
  return {
    place: event.place ?? "",
    pillager: event.seat ?? "",
    stage: "call",
    fought: false,
    fighters: [],
    effects: [event],
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

function laidCard(id: string, face: Card | null | undefined): LaidCard {
  return { id, face: face ?? null, cancelled: false, worth: null, gone: null };
}

function withCardGone(one: Fighter, id: string | null | undefined, gone: LaidCard["gone"]): Partial<Fighter> {
  return { cards: one.cards.map((card) => (card.id === id ? { ...card, gone } : card)) };
}
