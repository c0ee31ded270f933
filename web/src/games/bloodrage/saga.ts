/** The lines of the saga: headings for Ages and phases, without minor events, and with costs at the action they
 * belong to. */
import { eventText, t } from "../../i18n/translate.svelte.ts";
import type { SagaEntry } from "../../table/gameModule.ts";
import type { Change } from "./scene.ts";
import type { Event } from "./types.ts";

/** Events that the table shows elsewhere, or that only prepare another one. */
const HIDDEN_EVENTS = new Set(["turn_begins", "rage_paid", "cards_dealt", "packs_passed"]);

export function sagaEntries(change: Change): SagaEntry[] {
  const paid = new Map<string, number>();
  for (const event of change.events)
    if (event.kind === "rage_paid" && event.seat) paid.set(event.seat, (paid.get(event.seat) ?? 0) + (event.n ?? 0));
  const entries: SagaEntry[] = [];
  for (const event of change.events) {
    if (HIDDEN_EVENTS.has(event.kind) || (event.kind === "card_kept" && !event.card)) continue;
    const entry = entryOf(event);
    const cost = event.seat ? paid.get(event.seat) : undefined;
    if (entry.kind === "line" && event.seat && cost) {
      entry.text += ` ${t("web-table-cost", { n: cost })}`;
      paid.delete(event.seat);
    }
    entries.push(entry);
  }
  return entries;
}

function entryOf(event: Event): SagaEntry {
  if (event.kind === "age_begins") return { kind: "chapter", seat: null, text: t(`age-${event.n}`) };
  if (event.kind === "phase_begins") return { kind: "section", seat: null, text: t(`phase-${event.phase}`) };
  const { kind, ...params } = event;
  return { kind: "line", seat: event.seat ?? null, text: eventText(kind, params) };
}
