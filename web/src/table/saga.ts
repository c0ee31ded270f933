/** The story as lines to read: headings for Ages and phases, what nobody asks about left out, costs with their deed. */
import type { Event } from "../api/types.ts";
import { eventText, t } from "../words/words.svelte.ts";
import type { Happened } from "./table.svelte.ts";

export interface SagaLine {
  moment: number;
  kind: "age" | "phase" | "line";
  clan: string | null;
  text: string;
}

/** What the table shows anyway, or what only prepares something else. */
const QUIET = new Set(["turn_begins", "rage_paid", "cards_dealt", "packs_passed"]);

export function sagaLines(happened: Happened): SagaLine[] {
  const paid = new Map<string, number>();
  for (const event of happened.events)
    if (event.kind === "rage_paid" && event.seat) paid.set(event.seat, (paid.get(event.seat) ?? 0) + (event.n ?? 0));
  const lines: SagaLine[] = [];
  for (const event of happened.events) {
    if (QUIET.has(event.kind) || (event.kind === "card_kept" && !event.card)) continue;
    const line = told(event, happened.moment);
    const cost = event.seat ? paid.get(event.seat) : undefined;
    if (line.kind === "line" && event.seat && cost) {
      line.text += ` ${t("web-table-cost", { n: cost })}`;
      paid.delete(event.seat);
    }
    lines.push(line);
  }
  return lines;
}

function told(event: Event, moment: number): SagaLine {
  if (event.kind === "age_begins") return { moment, kind: "age", clan: null, text: t(`age-${event.n}`) };
  if (event.kind === "phase_begins") return { moment, kind: "phase", clan: null, text: t(`phase-${event.phase}`) };
  const { kind, ...params } = event;
  return { moment, kind: "line", clan: event.seat ?? null, text: eventText(kind, params) };
}
