/** The story as lines to read: headings for Ages and phases, what nobody asks about left out, costs with their deed. */
import type { Event } from "../api/types.ts";
import { eventText, language, t } from "../words/words.svelte.ts";
import type { Happened } from "./table.svelte.ts";

export interface SagaLine {
  key: string;
  moment: number;
  kind: "age" | "phase" | "line";
  clan: string | null;
  text: string;
}

/** What the table shows anyway, or what only prepares something else. */
const QUIET = new Set(["turn_begins", "rage_paid", "cards_dealt", "packs_passed"]);

const known = new WeakMap<Happened, { language: string; lines: SagaLine[] }>();
let serial = 0;

/** The very same lines each time, so that those already on the page are left alone there. */
export function sagaLines(happened: Happened): SagaLine[] {
  let found = known.get(happened);
  if (found?.language !== language()) known.set(happened, (found = { language: language(), lines: tell(happened) }));
  return found.lines;
}

function tell(happened: Happened): SagaLine[] {
  serial += 1;
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
    lines.push({ key: `${serial}.${lines.length}`, ...line });
  }
  return lines;
}

function told(event: Event, moment: number): Omit<SagaLine, "key"> {
  if (event.kind === "age_begins") return { moment, kind: "age", clan: null, text: t(`age-${event.n}`) };
  if (event.kind === "phase_begins") return { moment, kind: "phase", clan: null, text: t(`phase-${event.phase}`) };
  const { kind, ...params } = event;
  return { moment, kind: "line", clan: event.seat ?? null, text: eventText(kind, params) };
}
