/** Helpers for views, questions, answers and events of any game. The types of views are in contract.ts. */
import type { Answer, Ask, Ref, View } from "./contract.ts";

/** One happening. Its values are fields of it, or in `fields`: see `eventValues`. */
export interface Event {
  kind: string;
}

export type Value = string | number | boolean | null;
export type Values = Record<string, Value>;

/** The ref of a kind, if the answer names one. */
export function refOf(answer: Answer, kind: string): Ref | null {
  return answer.refs.find((ref) => ref.kind === kind) ?? null;
}

/** The id of the ref of a kind, if the answer names one. */
export function idOf(answer: Answer | null | undefined, kind: string): string | null {
  return (answer && refOf(answer, kind)?.id) ?? null;
}

/** Whether the answer names this object. */
export function names(answer: Answer, kind: string, id: string): boolean {
  return answer.refs.some((ref) => ref.kind === kind && ref.id === id);
}

/** The seats that have to answer. */
export function waitingSeats(view: View | null): string[] {
  return (view?.asked ?? []).filter((one) => !one.answered).map((one) => one.seat);
}

/** A seat's entry of a list that is in the order of `view.seats`, such as `scores`. */
export function ofSeat<T>(view: View, seat: string, list: T[]): T | null {
  return list[view.seats.indexOf(seat)] ?? null;
}

/** The values of an answer's message: the id of each ref by its kind, and a count as `n`. */
export function answerValues(answer: Answer): Values {
  return refValues(answer.refs.map((ref) => [ref.kind, ref]));
}

/** The values of a question's message: what it is about, by name, and a count as `n`. */
export function askValues(ask: Ask): Values {
  return refValues(Object.entries(ask.about));
}

/** A ref without an id is a number: its value is its count. */
function refValues(refs: [name: string, ref: Ref][]): Values {
  return Object.fromEntries(
    refs.flatMap(([name, { id, n }]) => [[name, id === "" ? n : id] as const, ...(n === null ? [] : [["n", n] as const])]),
  );
}

/** The values of an event, by name; lists and objects are left out. */
export function eventValues(event: Event): Values {
  const own = (event as Event & { fields?: object }).fields ?? event;
  const values = Object.entries(own).filter(([name, value]) => !isObject(value) && (own !== event || name !== "kind"));
  return Object.fromEntries(values) as Values;
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}
