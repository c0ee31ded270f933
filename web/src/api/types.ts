// Made by `python -m tools.web_types` from the server's types. Do not edit: change those.

export interface Advised {
  action: number;
  places: number[];
  score: number;
  reasons: Reason[];
}

export interface BanInfo {
  id: number;
  kind: string;
  seat: string | null;
  display: string;
  at: number;
  until: number | null;
}

/** The answer to `why`; `code` is null if it is allowed. */
export interface Because {
  type: "because";
  ref: number | null;
  code: string | null;
  params: Record<string, string | number>;
  rule: string;
}

/** The server closes the connection; `again`: the client should reconnect by itself. */
export interface Bye {
  type: "bye";
  code: string;
  again: boolean;
}

export interface Chat {
  type: "chat";
  lines: ChatLine[];
}

export interface ChatLine {
  id: number;
  channel: string;
  seat: string | null;
  display: string;
  words: string;
  at: number;
}

/** `none`, `decision` (seconds for each decision) or `bank` (seconds in all, plus `increment` per */
export interface Clock {
  kind?: string;
  seconds?: number;
  increment?: number;
}

/** Milliseconds left for a seat, and whether they are running. */
export interface ClockState {
  seat: string;
  left: number;
  runs: boolean;
}

/** Answer a take-back proposal. */
export interface Consent {
  type: "consent";
  yes: boolean;
  ref?: number | null;
}

/** It is done. A move is stored, and its effects were sent before; `again`: it had been stored before. */
export interface Done {
  type: "done";
  ref: number | null;
  number: number | null;
  again: boolean;
}

/** Follow a link: take its seat, become host again, or watch. */
export interface Follow {
  token: string;
  table?: string | null;
  display?: string;
}

/** `token`: the right to the seat from now on; only shown once. The link's own token does not give it. */
export interface Followed {
  table: string;
  seat: string | null;
  host: boolean;
  token: string | null;
}

/** A new table that begins at a moment of a finished game. */
export interface Fork {
  moment: number;
  seats: SeatRequest[];
  name?: string;
}

/** All this viewer may know. `missed`: the events since `resume`; null: request the story. */
export interface FullView {
  type: "view";
  number: number;
  moment: number;
  view: unknown;
  undo: boolean;
  clocks: ClockState[];
  missed: unknown[] | null;
}

export interface GameInfo {
  game: string;
  version: number;
  seat_names: string[];
  seat_counts: number[];
  options: Record<string, string>;
  bots: string[];
  title: string;
  page: string;
}

/** The first message: which seat's view, by right of the cookie or of a token. */
export interface Hello {
  type: "hello";
  seat?: string | null;
  token?: string | null;
  password?: string | null;
  resume?: number | null;
  chat?: boolean;
}

/** Ask for a strong bot's advice. */
export interface Hint {
  type: "hint";
  ref?: number | null;
}

export interface HintGiven {
  type: "hint";
  ref: number | null;
  number: number;
  advice: Advised[];
}

/** The record of a game: finished, to view it; unfinished, to continue it. */
export interface Import {
  record: string;
  seats?: SeatRequest[];
  name?: string;
}

export interface Link {
  token: string;
}

/** Switch to the view of another seat that this client holds (several people at one device). */
export interface Look {
  type: "look";
  seat: string;
  ref?: number | null;
}

/** A new table. These tokens are only shown once: the server stores their hashes. */
export interface Made {
  id: string;
  host: string;
  spectator: string;
  seats: SeatLink[];
}

/** One public change: its number, its time and its events. */
export interface Moment {
  moment: number;
  at: number;
  events: unknown;
}

/** A mute (no chat) or a ban from this table, of exactly one of seat, spectator and chat line. */
export interface NewBan {
  kind: "ban" | "mute";
  seat?: string | null;
  spectator?: string | null;
  line?: number | null;
  hours?: number | null;
}

export interface NewTable {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, string>;
  name?: string;
  language?: string;
  listed?: boolean;
  password?: string | null;
  spectators?: boolean;
  spectator_delay?: number;
  hints?: boolean;
  clock?: Clock;
  pace?: number | null;
}

/** A change: parts of the view to replace (`age`, `clans/wolf`), and events. */
export interface News {
  type: "news";
  number: number;
  moment: number;
  set: Record<string, unknown>;
  events: unknown;
  undo: boolean;
  clocks: ClockState[];
}

/** Something that is not an event of the game: a player's time is used up, a bot took over. */
export interface Notice {
  type: "notice";
  code: string;
  params: Record<string, string | number>;
}

/** The windows that are passed automatically for this seat. Replaces the earlier list. */
export interface Passing {
  type: "passing";
  prompts: string[];
  ref?: number | null;
}

/** For the host: the spectators, and the mutes and bans of this table. */
export interface People {
  spectators: Spectator[];
  bans: BanInfo[];
}

export interface Ping {
  type: "ping";
  ref?: number | null;
}

/** One answer by its number in the view, or a whole sentence in words. */
export interface Play {
  type: "move";
  at: number;
  action?: number | null;
  line?: string | null;
  ref?: number | null;
}

export interface Pong {
  type: "pong";
  ref: number | null;
}

/** Why something was refused. `rule` names a paragraph of the rulebook if a rule of the game forbids */
export interface Problem {
  code: string;
  params: Record<string, string | number>;
  rule: string;
}

/** A take-back proposal of `seat`; those in `waits` have not answered. */
export interface ProposalInfo {
  seat: string;
  waits: string[];
}

/** Propose to take back the seat's last decision, which the others have seen. */
export interface Propose {
  type: "propose";
  ref?: number | null;
}

export interface Reason {
  id: string;
  params: Record<string, string | number>;
}

/** It was refused; nothing has changed. `code` is a message id, `rule` a paragraph of the rulebook. */
export interface RefusedNow {
  type: "refused";
  code: string;
  params: Record<string, string | number>;
  rule: string;
  ref: number | null;
}

/** The host changes who has this seat. */
export interface Replace {
  kind: "bot" | "open" | "person";
  level?: string | null;
}

/** Nothing has changed since `resume`. */
export interface Same {
  type: "same";
  number: number;
  moment: number;
  undo: boolean;
  clocks: ClockState[];
}

/** A chat message: to the players from a seat, to the spectators from a spectator. */
export interface Say {
  type: "say";
  words: string;
  ref?: number | null;
}

/** The view at a moment, with the moment's events. */
export interface Scene {
  moment: number;
  at: number;
  view: unknown;
  events: unknown;
}

/** The public information about a seat. */
export interface SeatInfo {
  seat: string;
  kind: string;
  level: string | null;
  display: string;
  standing_in: boolean;
  here: boolean;
}

export interface SeatLink {
  seat: string;
  token: string;
}

/** Who gets this seat: `me`, anybody (`open`), a `person` by link, or a `bot`. */
export interface SeatRequest {
  kind: "bot" | "me" | "open" | "person";
  seat?: string | null;
  level?: string | null;
  display?: string;
}

/** A spectator's connection to the process that answers. */
export interface Spectator {
  id: string;
  muted: boolean;
}

export interface StandIn {
  level?: string;
}

/** Begin now; bots get the seats that nobody has taken. */
export interface Start {
  level?: string;
}

/** A table in the lobby. */
export interface TableInfo {
  id: string;
  game: string;
  name: string;
  language: string;
  status: string;
  seats: SeatInfo[];
  waiting: string[];
  options: Record<string, string>;
  clock: Clock;
  locked: boolean;
  listed: boolean;
  spectators: boolean;
  hints: boolean;
  created_at: number;
  updated_at: number;
  yours: string[];
  host: boolean;
  ranking: number[];
  scores: number[];
  rematch: string | null;
  forked_from: string | null;
}

/** Everything about the table except its game: sent first, and whenever it changes. */
export interface TableNow {
  type: "table";
  id: string;
  game: string;
  name: string;
  language: string;
  status: string;
  seats: SeatInfo[];
  options: Record<string, string>;
  clock: Clock;
  hints: boolean;
  spectators: boolean;
  you: string | null;
  passing: string[];
  windows: string[];
  yours: string[];
  host: boolean;
  proposal: ProposalInfo | null;
  watching: number;
  rematch: string | null;
  forked_from: string | null;
  misfit: string | null;
}

/** Take an open seat. */
export interface Take {
  display: string;
  password?: string | null;
}

/** Take back the seat's last answer, if nobody else has to agree. */
export interface Undo {
  type: "undo";
  at: number;
  ref?: number | null;
}

/** Where to send turn notices of this seat; null: nowhere. */
export interface Webhook {
  url: string | null;
}

/** Ask why an answer is not allowed now. Answered with the rule, or with null if it is allowed. */
export interface Why {
  type: "why";
  action?: number | null;
  line?: string | null;
  ref?: number | null;
}

export type ServerMessage =
  | TableNow
  | FullView
  | News
  | Same
  | Done
  | RefusedNow
  | Because
  | HintGiven
  | Chat
  | Notice
  | Pong
  | Bye;

export type ClientMessage =
  | Hello
  | Look
  | Play
  | Undo
  | Propose
  | Consent
  | Why
  | Hint
  | Say
  | Passing
  | Ping;
