/** The keys of Blood Rage: a letter for each action, and one that moves the focus to the hand. */
import { t } from "../../i18n/translate.svelte.ts";
import type { GameKeys } from "../../table/keyboard.ts";

export const ACTIONS = ["invade", "march", "upgrade", "quest", "pillage"];

export const KEYS: GameKeys = {
  verbs: ACTIONS,
  more: () => [
    ["← ↑ ↓ →", t("web-keys.walk")],
    [t("key-hand"), t("web-keys.hand")],
    [t("web-cards-key-board"), t("web-cards-board-hold")],
    [t("web-battle-space"), t("web-keys.skip")],
  ],
  press: (key) => key === t("key-hand") && focusHand(),
};

/** Does nothing while a battle or Ragnarök covers the table: the focus would be invisible. */
function focusHand(): boolean {
  if (document.querySelector("[data-aside]") !== null) return false;
  const card = document.querySelector<HTMLElement>('[data-coach="hand"] [data-rove][tabindex="0"]');
  card?.focus();
  return card !== null;
}
