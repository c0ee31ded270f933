/** Keyboard control: digits for answers, Enter, Escape, undo, and the keys of the game. */
import { t } from "../i18n/translate.svelte.ts";
import type { Scene } from "./scene.ts";
import type { Table } from "./table.svelte.ts";

/** The keys that a game adds. */
export interface GameKeys {
  /** Verbs with a letter of their own (`key-<verb>`) and a name (`verb-<verb>`). */
  verbs: string[];
  /** Further keys, as their text and what they do, for the list of keys. */
  more(): [key: string, does: string][];
  /** Handles a further key; returns false if there is nothing to do. */
  press(key: string): boolean;
}

export function handleKey(event: KeyboardEvent, scene: Scene, table: Table | null, keys: GameKeys): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, textarea, select, dialog")) return;
  const choosing = scene.choosing;
  const key = event.key.toLowerCase();
  if (key === "escape") {
    if (!choosing.back()) return;
  } else if (key === "enter") {
    if (choosing.pending === null || target.closest("button, a")) return;
    choosing.confirm();
  } else if (key === t("key-undo")) {
    void table?.undoMove();
  } else if (/^[1-9]$/.test(key)) {
    const answer = choosing.shown[Number(key) - 1];
    if (answer === undefined) return;
    choosing.choose(answer);
  } else {
    const verb = keys.verbs.find((one) => t(`key-${one}`) === key);
    if (verb !== undefined && choosing.verbs.includes(verb)) choosing.chooseVerb(verb);
    else if (!keys.press(key)) return;
  }
  event.preventDefault();
}
