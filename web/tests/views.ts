/** Views, questions and answers for the tests. */
import type { Answer, Ask, Ref, View } from "../src/api/contract.ts";

export function ref(kind: string, id = "", n: number | null = null): Ref {
  return { kind, id, n };
}

/** The verb is the first word. */
export function answer(action: number, words: string, refs: Ref[] = []): Answer {
  return { action, words, verb: words.split(" ")[0] ?? "", refs, cost: {}, gives: {} };
}

export function ask(prompt: string, about: Record<string, Ref> = {}, answers: Answer[] = []): Ask {
  return { prompt, about, answers, given: [] };
}

export function view<V extends object>(own: V): View & V {
  return { seat: null, seats: [], over: false, ranking: [], scores: [], asked: [], ask: null, ...own };
}
