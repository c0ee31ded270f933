/** Signals the player's turn: by title and icon; if the settings allow it, also by a sound and a notification. */
import { t } from "../i18n/translate.svelte.ts";
import { settings } from "../settings.svelte.ts";
import { playTurnSound } from "./turnSound.ts";

let hadToAnswer = false;

export function showTurnNotice(mustAnswer: boolean, name: string): void {
  document.title = [mustAnswer ? `● ${t("web-your-turn")}` : "", name, "Meadhall"].filter(Boolean).join(" · ");
  document.querySelector("link[rel=icon]")?.setAttribute("href", mustAnswer ? "/icon-turn.svg" : "/icon.svg");
  if (mustAnswer && !hadToAnswer) notify(name);
  hadToAnswer = mustAnswer;
}

function notify(name: string): void {
  playTurnSound(settings.sound);
  if (!document.hidden || !settings.notify || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  try {
    const notice = new Notification(t("web-your-turn"), { body: name, tag: "meadhall-turn", icon: "/icon.svg" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // browsers on phones require a service worker for notifications: title and icon have to do
  }
}
