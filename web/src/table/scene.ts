/** What the components of a game need to render it. Implemented by live tables and by replays. */
import type { Answer, TableNow, View } from "../api/types.ts";
import type { Choosing } from "./choosing.svelte.ts";
import type { Inspected } from "./inspected.svelte.ts";
import type { Change, Refusal } from "./table.svelte.ts";

export interface Scene {
  readonly id: string;
  readonly info: TableNow | null;
  readonly view: View | null;
  /** The seat whose view is shown; null: a spectator's. */
  readonly seat: string | null;
  /** The player has to answer a prompt now. */
  readonly mustAnswer: boolean;
  readonly story: Change[];
  refused: Refusal | null;
  readonly choosing: Choosing;
  readonly inspected: Inspected;
  move(answer: Answer): Promise<void>;
  undoMove(): Promise<void>;
  why(sentence: string): Promise<Refusal | null>;
  listen(listener: (change: Change) => void): () => void;
}
