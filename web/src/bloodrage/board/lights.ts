/** Which places glow: those that an answer is about, once it is clear what is being chosen. */
import type { Answer } from "../../api/types.ts";
import { about } from "../../table/choosing.svelte.ts";
import type { Scene } from "../../table/scene.ts";

export interface Lights {
  /** Something is being chosen on the board. On a fresh turn nothing is yet: the board is calm. */
  on: boolean;
  legal: string[];
  chosen: string | null;
  /** The digit that chooses a place, where there is one. */
  keys: Record<string, number>;
}

export function lights(scene: Scene): Lights {
  const { choosing, mine, view } = scene;
  const legal = mine ? choosing.places : [];
  const on = legal.length > 0 && (view?.ask?.prompt !== "turn" || choosing.verb !== null || choosing.place !== null);
  const keys: Record<string, number> = {};
  if (on)
    for (const place of legal) {
      const at = choosing.shown.findIndex((one) => about(one) === place);
      if (at >= 0 && at < 9 && choosing.at(place).length === 1) keys[place] = at + 1;
    }
  return { on, legal, chosen: choosing.pending === null ? choosing.place : about(choosing.pending), keys };
}

/** What is being chosen, said of another place: the server knows why that is not allowed. */
export function sentence(scene: Scene, place: string): string | null {
  const { choosing, seat } = scene;
  const like = choosing.shown.find((one) => about(one) !== null);
  if (seat === null || like === undefined) return null;
  return `${seat} ${like.words.replace(about(like) ?? "", place)}`;
}

/** Is it the land that is chosen, by its token? */
export const takesToken = (answer: Answer | undefined): boolean =>
  answer?.verb === "pillage" || answer?.verb === "challenge";
