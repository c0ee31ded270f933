/** Tells a battle at the reader's own speed: what is heard waits in a row until its time has come. */
import type { Card, Event, View } from "../../api/types.ts";
import { pace } from "../../settings.svelte.ts";
import { faces, heard, hold, joining, tell, type Heard, type Show } from "./show.ts";

const HURRY = 0.4;

function begins(one: Heard): boolean {
  return one.event.kind === "pillage_begins";
}

/** Of the pillages that wait only the newest is still told, and none of an Age that is over: the saga has them all. */
export function upToDate(queue: Heard[], showing: boolean): Heard[] {
  const first = queue.findIndex(begins);
  if (first < 0) return queue;
  const last = queue.findLastIndex(begins);
  const old = queue.slice(last).some((one) => one.event.kind === "age_begins" || one.event.kind === "game_ends");
  const newest = old && (showing || first > 0) ? [] : queue.slice(last);
  return [...queue.slice(0, first), ...newest];
}

export class Player {
  show = $state.raw<Show | null>(null);
  paused = $state(false);
  /** Something is being told. */
  playing = $state(false);
  /** The next pillage has begun meanwhile: time to come to an end. */
  late = $state(false);
  private queue: Heard[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly known = new Map<string, Card>();

  /** In the middle of a battle: as it stands. */
  enter(view: View): void {
    this.look(view);
    this.show = joining(view);
  }

  hear(events: Event[], view: View): void {
    this.look(view);
    this.queue.push(...events.map((event) => heard(event, view, this.known)));
    this.queue = upToDate(this.queue, this.show !== null);
    this.late = this.queue.some(begins);
    if (!this.playing && !this.paused) this.next();
  }

  /** One step: up to the next event that changes something. What comes after it waits. */
  next = (): void => {
    clearTimeout(this.timer);
    if (pace() === 0) return this.skip();
    let wait = 0;
    while (wait === 0 && this.waits()) wait = this.step();
    this.playing = wait > 0;
    if (this.playing && !this.paused) this.timer = setTimeout(this.next, wait * pace() * (this.late ? HURRY : 1));
  };

  /** The rest of this battle at once. */
  skip(): void {
    clearTimeout(this.timer);
    while (this.waits()) this.step();
    this.playing = false;
    this.paused = false;
  }

  /** Whatever was heard, at once: somebody has to decide something in the newest battle. */
  catchUp(): void {
    while (this.queue.length > 0) this.step();
    this.skip();
  }

  pause(): void {
    this.paused = !this.paused;
    clearTimeout(this.timer);
    if (!this.paused) this.next();
  }

  /** Put away; the next battle comes in its turn. */
  close(): void {
    this.show = null;
    this.paused = false;
    this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.late = false;
    this.playing = false;
    this.show = null;
  }

  /** The next battle does not begin while the one before is still being looked at. */
  private waits(): boolean {
    const first = this.queue[0];
    return first !== undefined && !(begins(first) && this.show?.over && this.show.fought);
  }

  private step(): number {
    const one = this.queue.shift();
    if (one === undefined) return 0;
    if (begins(one)) this.late = this.queue.some(begins);
    const before = this.show;
    this.show = tell(before, one);
    return this.show === before ? 0 : hold(one.event, this.queue[0]?.event);
  }

  private look(view: View): void {
    for (const card of faces(view)) this.known.set(card.id, card);
  }
}
