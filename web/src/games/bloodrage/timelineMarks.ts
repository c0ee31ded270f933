/** Marks on the time bar: battles, Ragnaröks and new Ages. */
import type { TimelineMark } from "../../table/gameModule.ts";
import type { Change } from "./scene.ts";

const KINDS: Record<string, TimelineMark["kind"]> = {
  battle_begins: "battle",
  province_destroyed: "disaster",
  age_begins: "chapter",
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
