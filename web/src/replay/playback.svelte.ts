/** A replay of a game, moment by moment, as seen by one seat or by spectators. It implements `Scene` without any
 * prompts. */
import type { View } from "../api/contract.ts";
import { api } from "../api/http.ts";
import type { Moment, Scene as MomentScene, SeatInfo, TableInfo, TableNow } from "../api/types.ts";
import type { Event } from "../api/view.ts";
import { Choosing } from "../table/choosing.svelte.ts";
import type { GameModule } from "../table/gameModule.ts";
import { gameModule } from "../table/gameModules.svelte.ts";
import { Inspected } from "../table/inspected.svelte.ts";
import type { Scene } from "../table/scene.ts";
import type { Change, Refusal } from "../table/table.svelte.ts";

const AHEAD = 6; // moments fetched ahead

export class Playback implements Scene {
  info = $state.raw<TableNow | null>(null);
  view = $state.raw<View | null>(null);
  moment = $state(0);
  fullStory = $state.raw<Change[]>([]);
  readonly story = $derived(this.fullStory.filter((one) => one.moment <= this.moment));
  refused = $state.raw<Refusal | null>(null);
  readonly mustAnswer = false;
  readonly choosing: Choosing = new Choosing(this);
  readonly inspected = new Inspected();
  private readonly listeners = new Set<(change: Change) => void>();
  private readonly scenes = new Map<number, Promise<MomentScene>>();

  constructor(
    readonly id: string,
    readonly seat: string | null,
  ) {}

  get module(): GameModule {
    return gameModule(this.info?.game ?? "");
  }

  get last(): number {
    return this.fullStory.at(-1)?.moment ?? 0;
  }

  async open(moment: number | null): Promise<void> {
    const [table, moments] = await Promise.all([
      api<TableInfo>(`/tables/${this.id}`),
      api<Moment[]>(`/tables/${this.id}/story${this.query}`),
    ]);
    this.info = asTable(table);
    this.fullStory = moments.map((one) => ({ moment: one.moment, events: one.events as Event[] }));
    await this.go(moment ?? 0);
  }

  /** Goes to a moment. A single step forward notifies the listeners, which animate it; a jump, or `quick`, does not. */
  async go(moment: number, quick = false): Promise<void> {
    const wanted = Math.max(0, Math.min(moment, this.last));
    const step = wanted === this.moment + 1 && !quick;
    this.moment = wanted;
    const scene = await this.scene(wanted);
    for (let next = wanted + 1; next <= Math.min(wanted + AHEAD, this.last); next++) void this.scene(next);
    if (this.moment !== wanted) return; // another moment was requested meanwhile
    this.view = { ...(scene.view as View), ask: null };
    if (step) for (const listener of this.listeners) listener({ moment: wanted, events: scene.events as Event[] });
  }

  listen(listener: (change: Change) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  move = (): Promise<void> => Promise.resolve();
  undoMove = (): Promise<void> => Promise.resolve();
  why = (): Promise<null> => Promise.resolve(null);

  private get query(): string {
    return this.seat === null ? "" : `?seat=${encodeURIComponent(this.seat)}`;
  }

  private scene(moment: number): Promise<MomentScene> {
    let found = this.scenes.get(moment);
    if (found === undefined) {
      found = api<MomentScene>(`/tables/${this.id}/moments/${moment}${this.query}`);
      this.scenes.set(moment, found);
      found.catch(() => this.scenes.delete(moment)); // fetched again at the next request
    }
    return found;
  }
}

/** The table message that a live table would get. */
function asTable(table: TableInfo): TableNow {
  const seats: SeatInfo[] = table.seats;
  return {
    ...table,
    type: "table",
    seats,
    you: null,
    passing: [],
    windows: [],
    proposal: null,
    watching: 0,
    misfit: null,
  };
}
