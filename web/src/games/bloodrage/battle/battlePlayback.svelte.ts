/** Plays the events of a battle at reading speed: received events are queued and applied one after another. */
import type { Card, Event, View } from "../types.ts";
import { motionScale } from "../../../settings.svelte.ts";
import {
  applyEvent,
  battleInProgress,
  cardFaces,
  eventDuration,
  queuedEvent,
  type BattleState,
  type QueuedEvent,
} from "./battleState.ts";

const CATCH_UP_FACTOR = 0.4;

function isPillageStart(one: QueuedEvent): boolean {
  return one.event.kind === "pillage_begins";
}

/** Of the queued pillages only the newest is kept, and none of a past Age: the saga lists them all. */
function dropOutdated(queue: QueuedEvent[], showing: boolean): QueuedEvent[] {
  const first = queue.findIndex(isPillageStart);
  if (first < 0) return queue;
  const last = queue.findLastIndex(isPillageStart);
  const old = queue.slice(last).some((one) => one.event.kind === "age_begins" || one.event.kind === "game_ends");
  const newest = old && (showing || first > 0) ? [] : queue.slice(last);
  return [...queue.slice(0, first), ...newest];
}

export class BattlePlayback {
  battle = $state.raw<BattleState | null>(null);
  paused = $state(false);
  /** Events are being played. */
  playing = $state(false);
  /** The next pillage has begun meanwhile: play faster. */
  late = $state(false);
  private queue: QueuedEvent[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly knownCards = new Map<string, Card>();

  /** For a page that is opened in the middle of a battle: starts from its current state. */
  enter(view: View): void {
    this.rememberCards(view);
    this.battle = battleInProgress(view);
  }

  enqueue(events: Event[], view: View): void {
    this.rememberCards(view);
    this.queue.push(...events.map((event) => queuedEvent(event, view, this.knownCards)));
    this.queue = dropOutdated(this.queue, this.battle !== null);
    this.late = this.queue.some(isPillageStart);
    if (!this.playing && !this.paused) this.next();
  }

  /** Plays up to the next event that changes something, then waits. */
  next = (): void => {
    clearTimeout(this.timer);
    if (motionScale() === 0) return this.skip();
    let wait = 0;
    while (wait === 0 && this.hasNext()) wait = this.step();
    this.playing = wait > 0;
    const factor = motionScale() * (this.late ? CATCH_UP_FACTOR : 1);
    if (this.playing && !this.paused) this.timer = setTimeout(this.next, wait * factor);
  };

  /** Plays the rest of this battle at once. */
  skip(): void {
    clearTimeout(this.timer);
    while (this.hasNext()) this.step();
    this.playing = false;
    this.paused = false;
  }

  /** Plays all queued events at once: the player has to decide something in the newest battle. */
  catchUp(): void {
    while (this.queue.length > 0) this.step();
    this.skip();
  }

  togglePause(): void {
    this.paused = !this.paused;
    clearTimeout(this.timer);
    if (!this.paused) this.next();
  }

  /** Closes this battle; the next queued one begins. */
  close(): void {
    this.battle = null;
    this.paused = false;
    this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.late = false;
    this.playing = false;
    this.battle = null;
  }

  /** The next battle does not begin while a fought one is still open. */
  private hasNext(): boolean {
    const first = this.queue[0];
    return first !== undefined && !(isPillageStart(first) && this.battle?.over && this.battle.fought);
  }

  private step(): number {
    const one = this.queue.shift();
    if (one === undefined) return 0;
    if (isPillageStart(one)) this.late = this.queue.some(isPillageStart);
    const before = this.battle;
    this.battle = applyEvent(before, one);
    return this.battle === before ? 0 : eventDuration(one.event, this.queue[0]?.event);
  }

  private rememberCards(view: View): void {
    for (const card of cardFaces(view)) this.knownCards.set(card.id, card);
  }
}
