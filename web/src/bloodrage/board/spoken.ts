/** A place in words, for whoever hears the board: place, strengths, villages, reward, state, what Enter does. */
import type { Answer, Place, Side, View } from "../../api/types.ts";
import type { Scene } from "../../table/scene.ts";
import { answerText, t } from "../../words/words.svelte.ts";
import type { Lights } from "./lights.ts";

const list = (parts: string[]): string => parts.join(", ");

export const doomedNow = (place: Place, view: View | null): boolean =>
  !place.destroyed && place.doomed_in_age !== null && place.doomed_in_age === view?.age;

/** The strengths in a place, the greatest first; what is destroyed has none. */
export const ranked = (place: Place): Side[] =>
  place.destroyed ? [] : [...place.sides].sort((a, b) => b.total - a.total);

/** "3 Warriors and the Leader", clan by clan. */
export function standing(place: Place): string[] {
  return [...new Set(place.figures.map((one) => one.clan))].map((clan) => {
    const own = place.figures.filter((one) => one.clan === clan);
    const figures = list(own.map((one) => t(`figure-${one.figure}.count`, { n: one.n })));
    return t("web-board-standing", { clan, figures });
  });
}

export function answerLabel(scene: Scene, answer: Answer): string {
  const { card, figure, source, target, stat, n } = answer;
  return answerText(scene.view?.ask?.prompt ?? "", answer.verb, { card, figure, source, target, stat, n });
}

function state(place: Place, view: View | null): string {
  if (place.doomed_in_age === null) return "";
  return doomedNow(place, view) ? t("web-board-doomed-now") : t("web-board-doomed-in", { age: place.doomed_in_age });
}

function enter(scene: Scene, place: string, lights: Lights): string {
  const answers = scene.mine ? scene.choosing.at(place) : [];
  const [only] = answers;
  if (only !== undefined && answers.length === 1) {
    const what = answerLabel(scene, only);
    return what === t(`place-${place}`) ? t("web-board-enter-it") : t("web-board-enter", { what });
  }
  if (answers.length > 1) return t("web-board-enter-many", { n: answers.length });
  return lights.on ? t("web-board-not-now") : "";
}

export function spoken(scene: Scene, place: Place, lights: Lights): string {
  const name = place.region
    ? t("web-board-name", { place: place.id, region: place.region })
    : t("web-board-name-only", { place: place.id });
  if (place.destroyed) return `${name} ${t("web-board-destroyed")}.`;
  const strengths = list(ranked(place).map((side) => t("web-board-side", { clan: side.clan, n: side.total })));
  return [
    name,
    strengths && t("web-board-strengths", { sides: strengths }),
    ...standing(place).map((one) => `${one}.`),
    place.villages ? t("web-board-empty", { n: place.room ?? 0, of: place.villages }) : "",
    place.token ? t(place.pillaged ? "web-board-pillaged" : "web-board-reward", { token: place.token }) : "",
    state(place, scene.view),
    enter(scene, place.id, lights),
  ]
    .filter(Boolean)
    .join(" ");
}
