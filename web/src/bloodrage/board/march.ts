/** A figure was carried from one province to another: a march, said in two answers. */
import type { Answer } from "../../api/types.ts";
import type { Scene } from "../../table/scene.ts";

export function marchFrom(scene: Scene, source: string): Answer | undefined {
  if (!scene.mine || scene.view?.ask?.prompt !== "turn") return undefined;
  return scene.choosing.answers.find((one) => one.verb === "march" && one.source === source);
}

/** What a move leads to is there before it is acknowledged, so the next question can be read at once. */
export async function march(scene: Scene, source: string, target: string): Promise<void> {
  const first = marchFrom(scene, source);
  if (first === undefined || source === target) return;
  scene.choosing.reset();
  await scene.move(first);
  const ask = scene.view?.ask;
  const second = ask?.prompt === "march-where" && scene.mine ? ask.answers.find((one) => one.target === target) : undefined;
  if (second !== undefined) await scene.move(second);
  else if (ask?.prompt === "march-where") await scene.takeBack(); // let go over a place it cannot go to
}
