/** What Ragnarök took, as the events of one change tell it. */
import type { Event, Group, View } from "../../api/types.ts";

export interface Fall {
  place: string;
  age: number;
  clans: { clan: string; lost: Group[]; gained: number; glory: number }[];
  spared: string[];
  /** Where it strikes next, and the Age that begins; null: it was the last. */
  next: string | null;
  begins: number | null;
}

/** `view`: as it stands after all of it. Null: no province fell. */
export function fall(events: Event[], view: View): Fall | null {
  const at = events.findIndex((event) => event.kind === "province_destroyed");
  if (at < 0) return null;
  const end = events.findIndex((event, k) => k > at && event.kind === "phase_begins");
  const inside = events.slice(at, end < 0 ? undefined : end);
  const after = end < 0 ? [] : events.slice(end);
  const begins = after.find((event) => event.kind === "age_begins")?.n ?? null;
  const clans = view.clans.map(({ id, glory }) => ({
    clan: id,
    lost: inside
      .filter((event) => event.kind === "destroyed" && event.seat === id)
      .map((event) => ({ clan: id, figure: event.figure ?? "", n: event.n ?? 1 })),
    gained: gained(inside, id),
    glory: glory - gained(after, id), // what came later is not part of it
  }));
  return {
    place: events[at]?.place ?? "",
    age: begins === null ? view.age : begins - 1,
    clans: clans.filter((one) => one.lost.length > 0 || one.gained !== 0),
    spared: clans.filter((one) => one.lost.length === 0 && one.gained === 0).map((one) => one.clan),
    next: inside.find((event) => event.kind === "province_doomed")?.place ?? null,
    begins,
  };
}

function gained(events: Event[], clan: string): number {
  return events
    .filter((event) => event.kind === "glory_gained" && event.seat === clan)
    .reduce((sum, event) => sum + (event.n ?? 0), 0);
}
