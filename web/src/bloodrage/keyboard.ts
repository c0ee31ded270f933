/** Keyboard control: letters for actions and for the hand, digits for answers, Enter, Escape, undo. */
import { t } from "../i18n/translate.svelte.ts";
import type { Scene } from "../table/scene.ts";
import type { Table } from "../table/table.svelte.ts";

export const ACTIONS = ["invade", "march", "upgrade", "quest", "pillage"];

export function handleKey(event: KeyboardEvent, scene: Scene, table: Table | null): void {
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
  } else if (key === t("key-hand")) {
    if (!focusHand()) return;
  } else if (/^[1-9]$/.test(key)) {
    const answer = choosing.shown[Number(key) - 1];
    if (answer === undefined) return;
    choosing.choose(answer);
  } else {
    const verb = ACTIONS.find((one) => t(`key-${one}`) === key);
    if (verb === undefined || !choosing.verbs.includes(verb)) return;
    choosing.chooseVerb(verb);
  }
  event.preventDefault();
}

/** Does nothing while a battle or Ragnarök covers the table: the focus would be invisible. */
function focusHand(): boolean {
  if (document.querySelector("[data-aside]") !== null) return false;
  const card = document.querySelector<HTMLElement>('[data-coach="hand"] [data-rove][tabindex="0"]');
  card?.focus();
  return card !== null;
}
