/** Marks on the time bar: battles, Ragnaröks and new Ages. */
import type { Change } from "../table/table.svelte.ts";

interface TimelineMark {
  moment: number;
  kind: "battle" | "ragnarok" | "age";
}

const KINDS: Record<string, TimelineMark["kind"]> = {
  battle_begins: "battle",
  province_destroyed: "ragnarok",
  age_begins: "age",
};

export function timelineMarks(story: Change[]): TimelineMark[] {
  const found = new Map<string, TimelineMark>();
  for (const { moment, events } of story)
    for (const event of events) {
      const kind = KINDS[event.kind];
      if (kind !== undefined) found.set(moment + kind, { moment, kind });
    }
  return [...found.values()];
}
