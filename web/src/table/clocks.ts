/** The remaining time of a seat, now. */
import { now } from "./now.svelte.ts";
import type { Table } from "./table.svelte.ts";

export const LOW_TIME = 20_000; // milliseconds; below this a warning is shown

export function timeLeft(table: Table, seat: string | null): number | null {
  const clock = table.clocks.find((one) => one.seat === seat);
  if (clock === undefined) return null;
  return Math.max(0, clock.left - (clock.runs ? now() - table.clocksAt : 0));
}
