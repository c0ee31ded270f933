/** A march by dragging: it consists of two answers, the source and the target. */
import type { Answer } from "../../../api/contract.ts";
import { names } from "../../../api/view.ts";
import type { Scene } from "../scene.ts";

export function marchFrom(scene: Scene, source: string): Answer | undefined {
  if (!scene.mustAnswer || scene.view?.ask?.prompt !== "turn") return undefined;
  return scene.choosing.answers.find((one) => one.verb === "march" && names(one, "place", source));
}

/** The view is updated before `move` resolves, so the next prompt can be read immediately. */
export async function march(scene: Scene, source: string, target: string): Promise<void> {
  const first = marchFrom(scene, source);
  if (first === undefined || source === target) return;
  scene.choosing.reset();
  await scene.move(first);
  const ask = scene.view?.ask;
  const second = ask?.prompt === "march-where" && scene.mustAnswer ? ask.answers.find((one) => names(one, "place", target)) : undefined;
  if (second !== undefined) await scene.move(second);
  else if (ask?.prompt === "march-where") await scene.undoMove(); // dropped on a place it cannot march to
}
