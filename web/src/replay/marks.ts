/** Where in a game something happened that one might want to jump to. */
import type { Happened } from "../table/table.svelte.ts";

export interface Sign {
  moment: number;
  kind: "battle" | "ragnarok" | "age";
}

const KINDS: Record<string, Sign["kind"]> = {
  battle_begins: "battle",
  province_destroyed: "ragnarok",
  age_begins: "age",
};

export function marks(story: Happened[]): Sign[] {
  const found = new Map<string, Sign>();
  for (const { moment, events } of story)
    for (const event of events) {
      const kind = KINDS[event.kind];
      if (kind !== undefined) found.set(moment + kind, { moment, kind });
    }
  return [...found.values()];
}
