/** It is one's turn: the title and the icon say so. A horn and the browser's own notice join in where allowed. */
import { settings } from "../settings.svelte.ts";
import { t } from "../words/words.svelte.ts";
import { horn } from "./horn.ts";

let was = false;

export function turnNotice(mine: boolean, name: string): void {
  document.title = [mine ? `● ${t("web-your-turn")}` : "", name, "Meadhall"].filter(Boolean).join(" · ");
  document.querySelector("link[rel=icon]")?.setAttribute("href", mine ? "/icon-turn.svg" : "/icon.svg");
  if (mine && !was) call(name);
  was = mine;
}

function call(name: string): void {
  horn(settings.sound);
  if (!document.hidden || !settings.notify || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  try {
    const notice = new Notification(t("web-your-turn"), { body: name, tag: "meadhall-turn", icon: "/icon.svg" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // browsers on phones want a service worker for this: the title has to do
  }
}
