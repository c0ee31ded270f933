/** A place as text for screen readers: name, strengths, villages, reward, state, and what Enter does. */
import type { Place, Side, View } from "../types.ts";
import { t } from "../../../i18n/translate.svelte.ts";
import { answerLabel } from "../../../table/answerLabel.ts";
import type { Scene } from "../scene.ts";
import type { Highlights } from "./highlights.ts";

const list = (parts: string[]): string => parts.join(", ");

export const doomedNow = (place: Place, view: View | null): boolean =>
  !place.destroyed && place.doomed_in_age !== null && place.doomed_in_age === view?.age;

/** The strengths in a place, highest first; none if it is destroyed. */
export const sidesByStrength = (place: Place): Side[] =>
  place.destroyed ? [] : [...place.sides].sort((a, b) => b.total - a.total);

/** The figures in a place as text, clan by clan: "3 Warriors and the Leader". */
export function figuresText(place: Place): string[] {
  return [...new Set(place.figures.map((one) => one.clan))].map((clan) => {
    const own = place.figures.filter((one) => one.clan === clan);
    const figures = list(own.map((one) => t(`figure-${one.figure}.count`, { n: one.n })));
    return t("web-board-standing", { clan, figures });
  });
}

function doomText(place: Place, view: View | null): string {
  if (place.doomed_in_age === null) return "";
  return doomedNow(place, view) ? t("web-board-doomed-now") : t("web-board-doomed-in", { age: place.doomed_in_age });
}

function enterText(scene: Scene, place: string, highlights: Highlights): string {
  const answers = scene.mustAnswer ? scene.choosing.answersWith("place", place) : [];
  const [only] = answers;
  if (only !== undefined && answers.length === 1) {
    const what = answerLabel(scene, only);
    return what === t(`place-${place}`) ? t("web-board-enter-it") : t("web-board-enter", { what });
  }
  if (answers.length > 1) return t("web-board-enter-many", { n: answers.length });
  return highlights.active ? t("web-board-not-now") : "";
}

export function placeText(scene: Scene, place: Place, highlights: Highlights): string {
  const name = place.region
    ? t("web-board-name", { place: place.id, region: place.region })
    : t("web-board-name-only", { place: place.id });
  if (place.destroyed) return `${name} ${t("web-board-destroyed")}.`;
  const strengths = list(sidesByStrength(place).map((side) => t("web-board-side", { clan: side.clan, n: side.total })));
  return [
    name,
    strengths && t("web-board-strengths", { sides: strengths }),
    ...figuresText(place).map((one) => `${one}.`),
    place.villages ? t("web-board-empty", { n: place.room ?? 0, of: place.villages }) : "",
    place.token ? t(place.pillaged ? "web-board-pillaged" : "web-board-reward", { token: place.token }) : "",
    doomText(place, scene.view),
    enterText(scene, place.id, highlights),
  ]
    .filter(Boolean)
    .join(" ");
}
