/** Choosing an answer step by step: action, object, answer, confirmation. Nothing is sent before the last step. */
import type { Answer, Ref, View } from "../api/contract.ts";
import { idOf, names } from "../api/view.ts";
import { settings } from "../settings.svelte.ts";
import type { Refusal } from "./table.svelte.ts";

/** Verbs of answers that decline something: listed last. */
const DECLINING = new Set(["decline", "done", "nothing", "pass"]);

/** What choosing needs of a scene. */
export interface ChoosingScene {
  readonly view: View | null;
  refused: Refusal | null;
  move(answer: Answer): Promise<void>;
}

export class Choosing {
  /** Filters: only answers with this verb, or that name this object. */
  verb = $state<string | null>(null);
  object = $state.raw<Pick<Ref, "kind" | "id"> | null>(null);
  /** Chosen, but not sent yet. */
  pending = $state.raw<Answer | null>(null);

  constructor(private readonly table: ChoosingScene) {}

  get answers(): Answer[] {
    return this.table.view?.ask?.answers ?? [];
  }

  /** The answers that match the filters, declining ones last. */
  get shown(): Answer[] {
    const some = this.object === null ? this.ofVerb : this.answersWith(this.object.kind, this.object.id);
    return [...some.filter((one) => !DECLINING.has(one.verb)), ...some.filter((one) => DECLINING.has(one.verb))];
  }

  /** The verbs of all answers. */
  get verbs(): string[] {
    return [...new Set(this.answers.map((one) => one.verb))];
  }

  /** The answers with the chosen verb; all answers, if none is chosen. */
  private get ofVerb(): Answer[] {
    return this.answers.filter((one) => this.verb === null || one.verb === this.verb);
  }

  /** The objects of a kind that the answers name, in the order of their keys. */
  idsOf(kind: string): string[] {
    return [...new Set(this.ofVerb.map((one) => idOf(one, kind)).filter((id) => id !== null))];
  }

  /** The answers that name an object. */
  answersWith(kind: string, id: string): Answer[] {
    return this.ofVerb.filter((one) => names(one, kind, id));
  }

  chooseVerb(verb: string): void {
    const again = this.verb === verb;
    this.reset();
    if (again) return;
    this.verb = verb;
    const only = this.shown;
    if (only.length === 1 && only[0]) this.pending = only[0];
  }

  /** An object was clicked: chooses its only answer, or filters by the object. */
  chooseObject(kind: string, id: string): void {
    const some = this.answersWith(kind, id);
    if (some.length === 1 && some[0]) return this.choose(some[0]);
    if (some.length > 1) {
      this.object = { kind, id };
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
    else if (this.object !== null) this.object = null;
    else if (this.verb !== null) this.verb = null;
    else return false;
    return true;
  }

  /** The id of the object of a kind that is chosen: by the pending answer, or else as a filter. */
  chosenId(kind: string): string | null {
    if (this.pending !== null) return idOf(this.pending, kind);
    return this.object?.kind === kind ? this.object.id : null;
  }

  reset(): void {
    this.verb = null;
    this.object = null;
    this.pending = null;
  }
}
