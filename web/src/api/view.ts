/** The parts of a view that every game has. A game's own types extend them (games/<name>/types.ts). */

/** One legal answer: its number, its notation and what is done. A game adds what it is done with. */
export interface Answer {
  action: number;
  words: string;
  verb: string;
}

/** What the viewer is asked, with every legal answer. */
export interface Ask {
  prompt: string;
  answers: Answer[];
  given: string[];
}

/** Somebody must decide something. The seat has one of two names, which depends on the game: see `seatOf`. */
export interface Asked {
  seat?: string;
  clan?: string;
  prompt: string;
  answered: boolean;
}

export interface View {
  seat: string | null;
  over: boolean;
  ranking: number[];
  asked: Asked[];
  ask: Ask | null;
}

/** One happening. Its values are fields of it, or in `fields`: see `eventValues`. */
export interface Event {
  kind: string;
}

/** The answers of a game's views. */
export type AnswerOf<V extends View> = NonNullable<V["ask"]>["answers"][number];

export type Value = string | number | boolean | null;

export function seatOf(asked: Asked): string {
  return asked.seat ?? asked.clan ?? "";
}

/** The seats that have to answer. */
export function waitingSeats(view: View | null): string[] {
  return (view?.asked ?? []).filter((one) => !one.answered).map(seatOf);
}

/** The plain values of an object, by name; lists and objects are left out. */
export function plainValues(object: object): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(object).filter(([, value]) => value === null || typeof value !== "object"),
  ) as Record<string, Value>;
}

/** The values of an event, by name. */
export function eventValues(event: Event): Record<string, Value> {
  const own = (event as Event & { fields?: object }).fields ?? event;
  return Object.fromEntries(Object.entries(plainValues(own)).filter(([name]) => own !== event || name !== "kind"));
}
