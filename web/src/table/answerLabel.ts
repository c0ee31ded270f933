/** The text of an answer to the current prompt. */
import type { Answer } from "../api/types.ts";
import { answerText } from "../i18n/translate.svelte.ts";
import type { Scene } from "./scene.ts";

export function answerLabel(scene: Scene, answer: Answer): string {
  const { card, figure, source, target, stat, n } = answer;
  return answerText(scene.view?.ask?.prompt ?? "", answer.verb, { card, figure, source, target, stat, n });
}
