/** Whether the player may propose to everybody to undo their last decision: only after the plain undo is no longer
 * possible. */
import type { Table } from "./table.svelte.ts";

export function canProposeUndo(table: Table): boolean {
  const info = table.info;
  return info?.status === "playing" && info.you !== null && info.proposal === null && !table.canUndo && table.lastActed >= 0;
}
