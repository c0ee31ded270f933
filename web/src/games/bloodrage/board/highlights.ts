/** Which places are highlighted: those of the legal answers, once an action is being chosen. */
import type { Answer } from "../../../api/contract.ts";
import { idOf } from "../../../api/view.ts";
import type { Scene } from "../scene.ts";

export interface Highlights {
  /** An answer is being chosen on the board. False at the start of a turn, before an action is chosen. */
  active: boolean;
  legal: string[];
  chosen: string | null;
  /** The digit key of each place that has one. */
  keys: Record<string, number>;
}

export function highlightsOf(scene: Scene): Highlights {
  const { choosing, mustAnswer, view } = scene;
  const legal = mustAnswer ? choosing.idsOf("place") : [];
  const active = legal.length > 0 && (view?.ask?.prompt !== "turn" || choosing.verb !== null || choosing.object !== null);
  const keys: Record<string, number> = {};
  if (active)
    for (const place of legal) {
      const at = choosing.shown.findIndex((one) => idOf(one, "place") === place);
      if (at >= 0 && at < 9 && choosing.answersWith("place", place).length === 1) keys[place] = at + 1;
    }
  return { active, legal, chosen: choosing.chosenId("place"), keys };
}

/** The sentence of the current choice with another place in it, to ask the server why that is not allowed. */
export function sentenceFor(scene: Scene, place: string): string | null {
  const { choosing, seat } = scene;
  const like = choosing.shown.find((one) => idOf(one, "place") !== null);
  if (seat === null || like === undefined) return null;
  return `${seat} ${like.words.replace(idOf(like, "place") ?? "", place)}`;
}

/** Whether the answer is about the province's token. */
export const takesToken = (answer: Answer | undefined): boolean =>
  answer?.verb === "pillage" || answer?.verb === "challenge";
