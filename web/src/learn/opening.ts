/** The table of the lesson: a record that only begins, so that everybody gets the same cards and the same land. */
import { api } from "../api/http.ts";
import type { Made } from "../api/types.ts";
import { settings } from "../settings.svelte.ts";
import { t } from "../words/words.svelte.ts";

/** With this seed the reader moves first and is dealt a Troll, two Quests and cards to win a battle with. */
const RECORD = "meadhall 1\ngame bloodrage\nrules 1\nseed 65\nseats wolf raven serpent\n";

const KEY = "meadhall-lesson";

/** How far somebody is: the table, and the steps that have been read. */
export interface Lesson {
  id: string;
  seen: string[];
}

export async function begin(): Promise<Lesson> {
  const bot = { kind: "bot", level: "thrall" };
  const seats = [{ kind: "me", display: settings.name || t("web-somebody") }, bot, bot];
  const made = await api<Made>("/records", { record: RECORD, seats, name: t("web-lesson") });
  return { id: made.id, seen: [] };
}

/** A lesson that was left for the rules, or by accident, goes on. */
export function kept(): Lesson | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Lesson | null;
  } catch {
    return null;
  }
}

export function keep(lesson: Lesson | null): void {
  try {
    if (lesson === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(lesson));
  } catch {
    // a browser that keeps nothing: the lesson begins anew next time
  }
}
