/** The table of the lesson. It is created from a record without moves, so that everybody gets the same cards and
 * provinces. */
import { api } from "../../../api/http.ts";
import type { Made } from "../../../api/types.ts";
import { t } from "../../../i18n/translate.svelte.ts";
import { settings } from "../../../settings.svelte.ts";

/** With this seed the player moves first and is dealt a Troll, two Quests and cards to win a battle with. */
const RECORD = "meadhall 1\ngame bloodrage\nrules 1\nseed 65\nseats wolf raven serpent\n";

const KEY = "meadhall-lesson";

/** The progress of a lesson: its table, and the steps that were shown. */
export interface Lesson {
  id: string;
  seen: string[];
}

export async function createLesson(): Promise<Lesson> {
  const bot = { kind: "bot", level: "thrall" };
  const seats = [{ kind: "me", display: settings.name || t("web-somebody") }, bot, bot];
  const made = await api<Made>("/records", { record: RECORD, seats, name: t("web-lesson") });
  return { id: made.id, seen: [] };
}

/** A lesson that was interrupted, for example to read the rules, is continued. */
export function loadLesson(): Lesson | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Lesson | null;
  } catch {
    return null;
  }
}

export function saveLesson(lesson: Lesson | null): void {
  try {
    if (lesson === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(lesson));
  } catch {
    // storage is not available: the next lesson starts from the beginning
  }
}
