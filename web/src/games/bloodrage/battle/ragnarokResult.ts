/** The result of one Ragnarök phase, read from the events of a change. */
import type { Event, Group, View } from "../types.ts";

export interface RagnarokResult {
  place: string;
  age: number;
  clans: { clan: string; lost: Group[]; gained: number; glory: number }[];
  spared: string[];
  /** The province that Ragnarök destroys next, and the next Age; null after the last one. */
  nextDoomed: string | null;
  nextAge: number | null;
}

/** `view` is the view after the change. Returns null if no province was destroyed. */
export function ragnarokResult(events: Event[], view: View): RagnarokResult | null {
  const at = events.findIndex((event) => event.kind === "province_destroyed");
  if (at < 0) return null;
  const end = events.findIndex((event, k) => k > at && event.kind === "phase_begins");
  const inside = events.slice(at, end < 0 ? undefined : end);
  const after = end < 0 ? [] : events.slice(end);
  const nextAge = after.find((event) => event.kind === "age_begins")?.n ?? null;
  const clans = view.clans.map(({ id, glory }) => ({
    clan: id,
    lost: inside
      .filter((event) => event.kind === "destroyed" && event.seat === id)
      .map((event) => ({ clan: id, figure: event.figure ?? "", n: event.n ?? 1 })),
    gained: gloryGained(inside, id),
    glory: glory - gloryGained(after, id), // without Glory gained after Ragnarök
  }));
  return {
    place: events[at]?.place ?? "",
    age: nextAge === null ? view.age : nextAge - 1,
    clans: clans.filter((one) => one.lost.length > 0 || one.gained !== 0),
    spared: clans.filter((one) => one.lost.length === 0 && one.gained === 0).map((one) => one.clan),
    nextDoomed: inside.find((event) => event.kind === "province_doomed")?.place ?? null,
    nextAge,
  };
}

function gloryGained(events: Event[], clan: string): number {
  return events
    .filter((event) => event.kind === "glory_gained" && event.seat === clan)
    .reduce((sum, event) => sum + (event.n ?? 0), 0);
}
