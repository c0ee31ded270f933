/** The parts of answers. */
import type { Answer } from "./types.ts";

/** The place an answer is about. */
export function placeOf(answer: Answer): string | null {
  return answer.target ?? answer.source;
}
