/** The lines of the saga, with keys for lists. Which lines an event has is a matter of the game. */
import { language, textsLoaded } from "../i18n/translate.svelte.ts";
import type { GameModule, SagaEntry } from "./gameModule.ts";
import type { Change } from "./table.svelte.ts";

export interface SagaLine extends SagaEntry {
  key: string;
  moment: number;
}

const cache = new WeakMap<Change, { made: string; lines: SagaLine[] }>();
let serial = 0;

/** Cached, so that lines already on the page keep their identity. */
export function sagaLines(module: GameModule, change: Change): SagaLine[] {
  const made = `${language()} ${textsLoaded()}`;
  let found = cache.get(change);
  if (found?.made !== made) cache.set(change, (found = { made, lines: linesOf(module, change) }));
  return found.lines;
}

function linesOf(module: GameModule, change: Change): SagaLine[] {
  serial += 1;
  const { moment } = change;
  return module.sagaEntries(change).map((entry, k) => ({ ...entry, key: `${serial}.${k}`, moment }));
}
