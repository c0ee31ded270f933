/** It is one's turn: the title says so. The icon, a sound and the browser's own notice join in where allowed. */
import { t } from "../words/words.svelte.ts";

export function turnNotice(mine: boolean, name: string): void {
  document.title = [mine ? `● ${t("web-your-turn")}` : "", name, "Meadhall"].filter(Boolean).join(" · ");
}
