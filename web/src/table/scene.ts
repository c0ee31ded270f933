/** What the components of a game need to render it. Implemented by live tables and by replays. `V` and `E`
 * are the game's view and events. */
import type { Answer, View } from "../api/contract.ts";
import type { TableNow } from "../api/types.ts";
import type { Event } from "../api/view.ts";
import type { Choosing } from "./choosing.svelte.ts";
import type { GameModule } from "./gameModule.ts";
import type { Inspected } from "./inspected.svelte.ts";
import type { Change, Refusal } from "./table.svelte.ts";

export interface Scene<V extends View = View, E extends Event = Event> {
  readonly id: string;
  readonly info: TableNow | null;
  readonly module: GameModule;
  readonly view: V | null;
  /** The seat whose view is shown; null: a spectator's. */
  readonly seat: string | null;
  /** The player has to answer a prompt now. */
  readonly mustAnswer: boolean;
  readonly story: Change<E>[];
  refused: Refusal | null;
  readonly choosing: Choosing;
  readonly inspected: Inspected;
  move(answer: Answer): Promise<void>;
  undoMove(): Promise<void>;
  why(sentence: string): Promise<Refusal | null>;
  listen(listener: (change: Change<E>) => void): () => void;
}
