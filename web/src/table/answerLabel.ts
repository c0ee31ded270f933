/** The text of an answer to the current prompt. */
import type { Answer } from "../api/contract.ts";
import type { Scene } from "./scene.ts";

export function answerLabel(scene: Scene, answer: Answer): string {
  return scene.module.answerLabel(scene.view, answer);
}
