/** The lines of the saga: headings for Ages and phases, without minor events, and with costs at the action they
 * belong to. */
import type { Event } from "../api/types.ts";
import { eventText, language, t } from "../i18n/translate.svelte.ts";
import type { Change } from "./table.svelte.ts";

interface SagaLine {
  key: string;
  moment: number;
  kind: "age" | "phase" | "line";
  clan: string | null;
  text: string;
}

/** Events that the table shows elsewhere, or that only prepare another one. */
const HIDDEN_EVENTS = new Set(["turn_begins", "rage_paid", "cards_dealt", "packs_passed"]);

const cache = new WeakMap<Change, { language: string; lines: SagaLine[] }>();
let serial = 0;

/** Cached, so that lines already on the page keep their identity. */
export function sagaLines(change: Change): SagaLine[] {
  let found = cache.get(change);
  if (found?.language !== language()) cache.set(change, (found = { language: language(), lines: linesOf(change) }));
  return found.lines;
}

function linesOf(change: Change): SagaLine[] {
  serial += 1;
  const paid = new Map<string, number>();
  for (const event of change.events)
    if (event.kind === "rage_paid" && event.seat) paid.set(event.seat, (paid.get(event.seat) ?? 0) + (event.n ?? 0));
  const lines: SagaLine[] = [];
  for (const event of change.events) {
    if (HIDDEN_EVENTS.has(event.kind) || (event.kind === "card_kept" && !event.card)) continue;
    const line = lineOf(event, change.moment);
    const cost = event.seat ? paid.get(event.seat) : undefined;
    if (line.kind === "line" && event.seat && cost) {
      line.text += ` ${t("web-table-cost", { n: cost })}`;
      paid.delete(event.seat);
    }
    lines.push({ key: `${serial}.${lines.length}`, ...line });
  }
  return lines;
}

function lineOf(event: Event, moment: number): Omit<SagaLine, "key"> {
  if (event.kind === "age_begins") return { moment, kind: "age", clan: null, text: t(`age-${event.n}`) };
  if (event.kind === "phase_begins") return { moment, kind: "phase", clan: null, text: t(`phase-${event.phase}`) };
  const { kind, ...params } = event;
  return { moment, kind: "line", clan: event.seat ?? null, text: eventText(kind, params) };
}
