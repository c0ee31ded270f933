/** Choosing an answer step by step: action, place, answer, confirmation. Nothing is sent before the last step. */
import type { Answer, View } from "../api/view.ts";
import { settings } from "../settings.svelte.ts";
import type { GameModule } from "./gameModule.ts";
import type { Refusal } from "./table.svelte.ts";

/** Verbs of answers that decline something: listed last. */
const DECLINING = new Set(["decline", "done", "nothing", "pass"]);

/** What choosing needs of a scene. */
export interface ChoosingScene<A extends Answer> {
  readonly module: Pick<GameModule, "placeOf" | "cardOf">;
  readonly view: View | null;
  refused: Refusal | null;
  move(answer: A): Promise<void>;
}

export class Choosing<A extends Answer = Answer> {
  /** Filters: only answers with this verb, or about this place. */
  verb = $state<string | null>(null);
  place = $state<string | null>(null);
  /** Chosen, but not sent yet. */
  pending = $state.raw<A | null>(null);

  constructor(private readonly table: ChoosingScene<A>) {}

  get answers(): A[] {
    return (this.table.view?.ask?.answers ?? []) as A[];
  }

  /** The answers that match the filters, declining ones last. */
  get shown(): A[] {
    const some = this.answers.filter(
      (one) => (this.verb === null || one.verb === this.verb) && (this.place === null || this.placeOf(one) === this.place),
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
    return [...new Set(some.map((one) => this.placeOf(one)).filter((place) => place !== null))];
  }

  answersAt(place: string): A[] {
    return this.answers.filter((one) => (this.verb === null || one.verb === this.verb) && this.placeOf(one) === place);
  }

  answersFor(card: string): A[] {
    return this.answers.filter((one) => this.table.module.cardOf(one) === card && (this.verb === null || one.verb === this.verb));
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
  choose(answer: A): void {
    if (!settings.confirm || this.pending?.action === answer.action) return this.confirm(answer);
    this.pending = answer;
    this.table.refused = null;
  }

  confirm(answer: A | null = this.pending): void {
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

  /** The place an answer is about. */
  placeOf(answer: A): string | null {
    return this.table.module.placeOf(answer);
  }

  reset(): void {
    this.verb = null;
    this.place = null;
    this.pending = null;
  }
}
