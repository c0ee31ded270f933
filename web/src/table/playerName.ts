/** Names of players. */
import { t } from "../i18n/translate.svelte.ts";
import type { Scene } from "./scene.ts";

/** "You", a name, "Bot · karl", or a name with the bot that stands in. */
export function playerName(scene: Scene, seat: string): string {
  const one = scene.info?.seats.find((each) => each.seat === seat);
  if (one === undefined) return "";
  if (one.kind === "bot") return t("web-bot", { level: one.level ?? "" });
  if (one.kind === "open") return t("web-seat-open");
  const name = one.display || t("web-somebody");
  if (one.standing_in) return t("web-standing-in", { name, level: one.level ?? "" });
  return scene.info?.you === seat ? t("web-you", { name: one.display || "none" }) : name;
}
