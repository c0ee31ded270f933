/** What the user is inspecting, by hover, focus or a first tap: an object, or all that an answer names. Its details are
 * shown. */
import type { Ref } from "../api/contract.ts";

type Named = Pick<Ref, "kind" | "id">;

export class Inspected {
  refs = $state.raw<Named[]>([]);

  show(kind: string, id: string): void {
    this.showRefs([{ kind, id }]);
  }

  showRefs(refs: Named[]): void {
    this.refs = refs;
  }

  /** The id of the inspected object of this kind; null: there is none. */
  idOf(kind: string): string | null {
    return this.refs.find((ref) => ref.kind === kind)?.id ?? null;
  }

  clear(): void {
    this.showRefs([]);
  }
}
