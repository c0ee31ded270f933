/** What the parts of a table need to show themselves: a live table has it, and so has a replay. */
import type { Answer, TableNow, View } from "../api/types.ts";
import type { Choosing } from "./choosing.svelte.ts";
import type { Looking } from "./looking.svelte.ts";
import type { Happened, Said } from "./table.svelte.ts";

export interface Scene {
  readonly id: string;
  readonly info: TableNow | null;
  readonly view: View | null;
  /** Through whose eyes; null: a spectator's. */
  readonly seat: string | null;
  /** The reader has to decide something now. */
  readonly mine: boolean;
  readonly story: Happened[];
  refused: Said | null;
  readonly choosing: Choosing;
  readonly looking: Looking;
  move(answer: Answer): Promise<void>;
  takeBack(): Promise<void>;
  why(sentence: string): Promise<Said | null>;
  listen(heard: (happened: Happened) => void): () => void;
}
