/** Choosing an answer step by step: action, place, answer, confirmation. Nothing is sent before the last step. */
import type { Answer } from "../api/types.ts";
import { settings } from "../settings.svelte.ts";
import type { Scene } from "./scene.ts";

/** Verbs of answers that decline something: listed last. */
const DECLINING = new Set(["decline", "done", "nothing", "pass"]);

export class Choosing {
  /** Filters: only answers with this verb, or about this place. */
  verb = $state<string | null>(null);
  place = $state<string | null>(null);
  /** Chosen, but not sent yet. */
  pending = $state.raw<Answer | null>(null);

  constructor(private readonly table: Scene) {}

  get answers(): Answer[] {
    return this.table.view?.ask?.answers ?? [];
  }

  /** The answers that match the filters, declining ones last. */
  get shown(): Answer[] {
    const some = this.answers.filter(
      (one) => (this.verb === null || one.verb === this.verb) && (this.place === null || placeOf(one) === this.place),
    );
    return [...some.filter((one) => !DECLINING.has(one.verb)), ...some.filter((one) => DECLINING.has(one.verb))];
  }

  /** The verbs of all answers. */
  get verbs(): string[] {
    return [...new Set(this.answers.map((one) => one.verb))];
  }

  /** The places of the answers, in the order of their keys. */
  get places(): string[] {
    const some = this.answers.filter((one) => this.verb === null || one.verb === this.verb);
    return [...new Set(some.map(placeOf).filter((place) => place !== null))];
  }

  answersAt(place: string): Answer[] {
    return this.answers.filter((one) => (this.verb === null || one.verb === this.verb) && placeOf(one) === place);
  }

  answersFor(card: string): Answer[] {
    return this.answers.filter((one) => one.card === card && (this.verb === null || one.verb === this.verb));
  }

  chooseVerb(verb: string): void {
    const again = this.verb === verb;
    this.reset();
    if (again) return;
    this.verb = verb;
    const only = this.shown;
    if (only.length === 1 && only[0]) this.pending = only[0];
  }

  /** A place was clicked: chooses its only answer, or filters by the place. */
  choosePlace(place: string): void {
    const some = this.answersAt(place);
    if (some.length === 1 && some[0]) return this.choose(some[0]);
    if (some.length > 1) {
      this.place = place;
      this.pending = null;
    }
  }

  /** Choosing the same answer a second time sends it. */
  choose(answer: Answer): void {
    if (!settings.confirm || this.pending?.action === answer.action) return this.confirm(answer);
    this.pending = answer;
    this.table.refused = null;
  }

  confirm(answer: Answer | null = this.pending): void {
    if (answer === null) return;
    this.reset();
    void this.table.move(answer);
  }

  /** Goes back one step. Returns false if there was none: then undo is next. */
  back(): boolean {
    if (this.pending !== null) this.pending = null;
    else if (this.place !== null) this.place = null;
    else if (this.verb !== null) this.verb = null;
    else return false;
    return true;
  }

  reset(): void {
    this.verb = null;
    this.place = null;
    this.pending = null;
  }
}

/** The place an answer is about. */
export function placeOf(answer: Answer): string | null {
  return answer.target ?? answer.source;
}
