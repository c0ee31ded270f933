/** Choosing an answer in small steps: an action, a place, an answer; then "done". Nothing is sent before. */
import type { Answer } from "../api/types.ts";
import { settings } from "../settings.svelte.ts";
import type { Scene } from "./scene.ts";

/** Answers that mean no, or no more: they come after all one might want to do. */
const NO = new Set(["decline", "done", "nothing", "pass"]);

export class Choosing {
  /** Of the answers only those of this verb, or about this place, are looked at. */
  verb = $state<string | null>(null);
  place = $state<string | null>(null);
  /** Chosen, but not said yet. */
  pending = $state.raw<Answer | null>(null);

  constructor(private readonly table: Scene) {}

  get answers(): Answer[] {
    return this.table.view?.ask?.answers ?? [];
  }

  /** Those that are still looked at, no's last. */
  get shown(): Answer[] {
    const some = this.answers.filter(
      (one) => (this.verb === null || one.verb === this.verb) && (this.place === null || about(one) === this.place),
    );
    return [...some.filter((one) => !NO.has(one.verb)), ...some.filter((one) => NO.has(one.verb))];
  }

  /** What the kinds of action are that one can choose between. */
  get verbs(): string[] {
    return [...new Set(this.answers.map((one) => one.verb))];
  }

  /** The places that an answer is about, in the order of their keys. */
  get places(): string[] {
    const some = this.answers.filter((one) => this.verb === null || one.verb === this.verb);
    return [...new Set(some.map(about).filter((place) => place !== null))];
  }

  at(place: string): Answer[] {
    return this.answers.filter((one) => (this.verb === null || one.verb === this.verb) && about(one) === place);
  }

  of(card: string): Answer[] {
    return this.answers.filter((one) => one.card === card && (this.verb === null || one.verb === this.verb));
  }

  act(verb: string): void {
    const again = this.verb === verb;
    this.reset();
    if (again) return;
    this.verb = verb;
    const only = this.shown;
    if (only.length === 1 && only[0]) this.pending = only[0];
  }

  /** A place was clicked: an answer if it is the only one there, else a shorter list. */
  choosePlace(place: string): void {
    const some = this.at(place);
    if (some.length === 1 && some[0]) return this.choose(some[0]);
    if (some.length > 1) {
      this.place = place;
      this.pending = null;
    }
  }

  /** The second time it is said. */
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

  /** One step back; false: there was none, so undo is next. */
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
export function about(answer: Answer): string | null {
  return answer.target ?? answer.source;
}
