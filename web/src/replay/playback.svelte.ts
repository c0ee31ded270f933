/** A game that was played, or is: shown moment by moment, through one seat's eyes. To the parts of a table it looks
 *  like a table at which nothing is asked. */
import { api } from "../api/http.ts";
import type { Event, Moment, Scene as Shown, SeatInfo, TableInfo, TableNow, View } from "../api/types.ts";
import { Choosing } from "../table/choosing.svelte.ts";
import { Looking } from "../table/looking.svelte.ts";
import type { Scene } from "../table/scene.ts";
import type { Happened, Said } from "../table/table.svelte.ts";

const AHEAD = 6; // moments fetched before they are needed

export class Playback implements Scene {
  info = $state.raw<TableNow | null>(null);
  view = $state.raw<View | null>(null);
  moment = $state(0);
  whole = $state.raw<Happened[]>([]);
  readonly story = $derived(this.whole.filter((one) => one.moment <= this.moment));
  refused = $state.raw<Said | null>(null);
  readonly mine = false;
  readonly choosing: Choosing = new Choosing(this);
  readonly looking = new Looking();
  private readonly listeners = new Set<(happened: Happened) => void>();
  private readonly scenes = new Map<number, Promise<Shown>>();

  constructor(
    readonly id: string,
    readonly seat: string | null,
  ) {}

  get last(): number {
    return this.whole.at(-1)?.moment ?? 0;
  }

  async open(moment: number | null): Promise<void> {
    const [table, moments] = await Promise.all([
      api<TableInfo>(`/tables/${this.id}`),
      api<Moment[]>(`/tables/${this.id}/story${this.query}`),
    ]);
    this.info = asTable(table);
    this.whole = moments.map((one) => ({ moment: one.moment, events: one.events as Event[] }));
    await this.go(moment ?? 0);
  }

  /** One step onwards is told as it happened, with its scenes; a jump is not, nor what goes by too fast (`fleeting`). */
  async go(moment: number, fleeting = false): Promise<void> {
    const wanted = Math.max(0, Math.min(moment, this.last));
    const step = wanted === this.moment + 1 && !fleeting;
    this.moment = wanted;
    const scene = await this.scene(wanted);
    for (let next = wanted + 1; next <= Math.min(wanted + AHEAD, this.last); next++) void this.scene(next);
    if (this.moment !== wanted) return; // somebody was quicker
    this.view = { ...(scene.view as View), ask: null };
    if (step) for (const heard of this.listeners) heard({ moment: wanted, events: scene.events as Event[] });
  }

  listen(heard: (happened: Happened) => void): () => void {
    this.listeners.add(heard);
    return () => this.listeners.delete(heard);
  }

  move = (): Promise<void> => Promise.resolve();
  takeBack = (): Promise<void> => Promise.resolve();
  why = (): Promise<null> => Promise.resolve(null);

  private get query(): string {
    return this.seat === null ? "" : `?seat=${encodeURIComponent(this.seat)}`;
  }

  private scene(moment: number): Promise<Shown> {
    let found = this.scenes.get(moment);
    if (found === undefined) {
      found = api<Shown>(`/tables/${this.id}/moments/${moment}${this.query}`);
      this.scenes.set(moment, found);
      found.catch(() => this.scenes.delete(moment)); // asked for again next time
    }
    return found;
  }
}

/** What a live table would be told of itself. */
function asTable(table: TableInfo): TableNow {
  const seats: SeatInfo[] = table.seats;
  return {
    ...table,
    type: "table",
    seats,
    you: null,
    passing: [],
    windows: [],
    wish: null,
    watching: 0,
    misfit: null,
  };
}
