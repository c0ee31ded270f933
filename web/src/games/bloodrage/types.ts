// Made by `python -m tools.web_types` from the server's types. Do not edit: change those.
import type { View as SharedView } from "../../api/contract.ts";

export interface Battle {
  province: string;
  pillager: string;
  sides: Played[];
}

/** A card face. `id` is its notation in records, `name` its message id without the Age. */
export interface Card {
  id: string;
  name: string;
  kind: string;
  age: number;
  value: number;
  god: string | null;
  glory: number | null;
  late: boolean;
  cost: number | null;
}

/** A clan sheet and what everybody sees of the clan. */
export interface Clan {
  id: string;
  glory: number;
  rage: number;
  stats: Record<string, Stat>;
  passed: boolean;
  figures_on_board: number;
  upgrades: (Card | null)[];
  hand: number[];
  committed: number[];
  known: string[];
  table: Card[];
  reserve: Group[];
  valhalla: Group[];
  costs: Record<string, number>;
  earned: Record<string, number>;
}

/** One happening; `kind` is a message id, the other fields are its parameters, by name. */
export interface Event {
  kind: string;
  seat?: string | null;
  other?: string | null;
  figure?: string | null;
  card?: string | null;
  place?: string | null;
  target?: string | null;
  stat?: string | null;
  token?: string | null;
  phase?: string | null;
  source?: string | null;
  cause?: string | null;
  seats?: string | null;
  n?: number | null;
  more?: number | null;
}

/** Figures of one clan and kind in one place. */
export interface Group {
  clan: string;
  figure: string;
  n: number;
}

/** A province or a fjord. */
export interface Place {
  id: string;
  figures: Group[];
  room: number | null;
  villages: number | null;
  region: string | null;
  fjord: string | null;
  supports: string[];
  adjacent: string[];
  token: string | null;
  pillaged: boolean;
  destroyed: boolean;
  doomed_in_age: number | null;
  sides: Side[];
  may_join: string[];
  strongest: string | null;
}

export interface Played {
  clan: string;
  figures: number;
  cards: Card[];
  bonus: number;
  cancelled: boolean;
}

/** An own Quest, committed or in hand, as things stand. */
export interface Quest {
  card: Card;
  committed: boolean;
  done: boolean;
  where: string[];
}

/** One clan's strength in a province, fjord included, with the terms of the sum. */
export interface Side {
  clan: string;
  total: number;
  terms: Term[];
}

/** A pack as the viewer saw it in a draft, and what it kept of it. */
export interface Sighting {
  age: number;
  turn: number;
  cards: string[];
  kept: string[];
}

export interface Stat {
  step: number;
  value: number;
  track: number[];
}

/** A part of a sum: figures and what they add. */
export interface Term {
  figure: string;
  n: number;
  strength: number;
}

export interface View extends SharedView {
  clans: Clan[];
  age: number;
  phase: string;
  first: string;
  provinces: Place[];
  fjords: Place[];
  doom: string[];
  battle: Battle | null;
  discard: string[];
  hand: Card[];
  quests: Quest[];
  pack: Card[];
  shed: string[];
  seen: Sighting[];
}
