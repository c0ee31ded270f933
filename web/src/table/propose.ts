/** Whether one may ask everybody to go back: one has decided something that cannot be undone at once any more. */
import type { Table } from "./table.svelte.ts";

export function canPropose(table: Table): boolean {
  const info = table.info;
  return info?.status === "playing" && info.you !== null && info.wish === null && !table.undo && table.lastActed >= 0;
}
