/** The state of a table in the browser, built from the server's messages. No rule is computed. */
import type { Answer, View } from "../api/contract.ts";
import { api, ApiError } from "../api/http.ts";
import { TableSocket, type SocketListener, type SocketState, type Reply } from "../api/socket.ts";
import type {
  Advised,
  ChatLine,
  ClientMessage,
  ClockState,
  Moment,
  RefusedNow,
  ServerMessage,
  TableNow,
} from "../api/types.ts";
import { type Event, waitingSeats } from "../api/view.ts";
import { Choosing } from "./choosing.svelte.ts";
import type { GameModule } from "./gameModule.ts";
import { gameModule } from "./gameModules.svelte.ts";
import { Inspected } from "./inspected.svelte.ts";
import type { Scene } from "./scene.ts";

/** The events of one change. */
export interface Change<E extends Event = Event> {
  moment: number;
  events: E[];
}

export interface Refusal {
  code: string;
  params: Record<string, string | number>;
  rule: string;
}

const MAX_STORY = 2000; // changes kept of a game: more than any game has

/** `V` and `E` are the view and the events of the table's game. */
export class Table<V extends View = View, E extends Event = Event> implements SocketListener, Scene<V, E> {
  info = $state.raw<TableNow | null>(null);
  view = $state.raw<V | null>(null);
  number = $state(-1);
  moment = $state(-1);
  canUndo = $state(false);
  clocks = $state.raw<ClockState[]>([]);
  clocksAt = $state(0); // when the clocks were received, by this browser's clock
  connection = $state<SocketState>("connecting");
  retryAt = $state<number | null>(null);
  /** The last refusal; shown until the next request. */
  refused = $state.raw<Refusal | null>(null);
  /** A notice that is not an event of the game. */
  notice = $state.raw<{ code: string; params: Record<string, string | number> } | null>(null);
  story = $state.raw<Change<E>[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  chatSeen = $state(0); // the id of the newest chat line that was read
  advice = $state.raw<{ number: number; advice: Advised[] } | null>(null);
  hintPending = $state(false); // a hint was requested
  sending = $state(false);
  /** The last change at which the player acted: everything later is "since your last move". */
  lastActed = $state(-1);
  readonly choosing: Choosing = new Choosing(this);
  readonly inspected = new Inspected();
  private readonly socket: TableSocket;
  private readonly listeners = new Set<(change: Change) => void>();

  constructor(
    readonly id: string,
    private token: string,
    private password: string | null = null,
  ) {
    this.socket = new TableSocket(id, this);
  }

  // --- called by the page -------------------------------------------------------------------------

  /** The module of the table's game. */
  get module(): GameModule {
    return gameModule(this.info?.game ?? "");
  }

  get seat(): string | null {
    return this.view?.seat ?? null;
  }

  /** The player has to answer a prompt now. */
  get mustAnswer(): boolean {
    return this.seat !== null && waitingSeats(this.view).includes(this.seat);
  }

  /** Calls `listener` with every new change; returns a function that stops it. */
  listen(listener: (change: Change<E>) => void): () => void {
    this.listeners.add(listener as (change: Change) => void);
    return () => this.listeners.delete(listener as (change: Change) => void);
  }

  async move(answer: Answer): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.refused = null;
    this.advice = null;
    const reply = await this.socket.request({ type: "move", at: this.number, action: answer.action });
    this.sending = false;
    this.lastActed = this.moment;
    this.accept(reply);
  }

  async undoMove(): Promise<void> {
    if (!this.canUndo) return;
    this.accept(await this.socket.request({ type: "undo", at: this.number }));
  }

  /** Asks why a sentence is not allowed now; null: it is allowed. */
  async why(sentence: string): Promise<Refusal | null> {
    const reply = await this.socket.request({ type: "why", line: sentence });
    if (reply.type === "refused") return reply;
    return reply.type === "because" && reply.code !== null ? { ...reply, code: reply.code } : null;
  }

  async hint(): Promise<void> {
    this.hintPending = true;
    const reply = await this.socket.request({ type: "hint" });
    this.hintPending = false;
    this.accept(reply);
  }

  say = async (words: string): Promise<boolean> => this.accept(await this.socket.request({ type: "say", words }));
  propose = async (): Promise<boolean> => this.accept(await this.socket.request({ type: "propose" }));
  consent = async (yes: boolean): Promise<boolean> => this.accept(await this.socket.request({ type: "consent", yes }));
  /** Turns automatic passing on or off for one kind of prompt. */
  passAlways = async (prompt: string, on: boolean): Promise<boolean> => {
    const others = (this.info?.passing ?? []).filter((one) => one !== prompt);
    return this.accept(await this.socket.request({ type: "passing", prompts: on ? [...others, prompt] : others }));
  };
  switchSeat = async (seat: string): Promise<boolean> => this.accept(await this.socket.request({ type: "look", seat }));

  retry(): void {
    this.socket.reconnect();
  }

  close(): void {
    this.socket.close();
  }

  // --- called by the socket -----------------------------------------------------------------------

  hello(): ClientMessage {
    return {
      type: "hello",
      token: this.token || null,
      seat: this.info?.you ?? null,
      password: this.password,
      resume: this.view === null ? null : this.number,
    };
  }

  onState(connection: SocketState, retryAt: number | null): void {
    this.connection = connection;
    this.retryAt = retryAt;
  }

  onMessage(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        this.info = message;
        break;
      case "view": {
        const first = this.view === null;
        this.view = message.view as V;
        this.update(message);
        const missed = (message.missed ?? []) as E[][];
        missed.forEach((events) => this.append({ moment: message.moment, events }));
        if (first || message.missed === null) void this.loadStory();
        break;
      }
      case "news":
        if (this.view !== null) this.view = patched(this.view, message.set);
        this.update(message);
        this.append({ moment: message.moment, events: message.events as E[] });
        break;
      case "same":
        this.update(message);
        break;
      case "chat":
        this.chat = [...this.chat, ...message.lines.filter((line) => !this.chat.some((old) => old.id === line.id))];
        break;
      case "notice":
        this.notice = message;
        break;
      case "hint":
        this.advice = message;
        break;
      case "refused":
        if ((message.ref ?? null) === null) this.refused = message;
        break;
      case "bye":
        this.notice = { code: message.code, params: { seat: this.info?.you ?? "" } };
        break;
    }
  }

  private update(message: { number: number; moment: number; undo: boolean; clocks: ClockState[] }): void {
    const changed = message.number !== this.number;
    this.number = message.number;
    this.moment = message.moment;
    this.canUndo = message.undo;
    this.clocks = message.clocks;
    this.clocksAt = Date.now();
    if (changed) this.choosing.reset();
  }

  private append(change: Change<E>): void {
    this.story = [...this.story, change].slice(-MAX_STORY);
    for (const listener of this.listeners) listener(change);
  }

  /** Loads the changes before this page was opened. */
  private async loadStory(): Promise<void> {
    try {
      const query = this.seat === null ? "" : `?seat=${encodeURIComponent(this.seat)}`;
      const moments = await api<Moment[]>(`/tables/${this.id}/story${query}`, undefined, this.token);
      const past = moments.map((one) => ({ moment: one.moment, events: one.events as E[] }));
      const last = past.at(-1)?.moment ?? -1;
      this.story = [...past, ...this.story.filter((one) => one.moment > last)];
    } catch (error) {
      if (!(error instanceof ApiError)) throw error; // without it the saga starts here
    }
  }

  /** Stores a refusal, if it is one. Returns true if the request was accepted. */
  private accept(reply: Reply): boolean {
    this.refused = reply.type === "refused" && !SILENT_REFUSALS.has(reply.code) ? (reply as RefusedNow) : null;
    return reply.type !== "refused";
  }
}

/** Refusals that are not shown: the page has been updated to a newer state already. */
const SILENT_REFUSALS = new Set(["stale", "not_asked"]);

/** Replaces parts of a view as a whole. A part is a field such as `over`, or an item of a list such as `areas/6B`. */
export function patched<V extends View>(view: V, parts: Record<string, unknown>): V {
  const next: Record<string, unknown> = { ...(view as object) };
  for (const [part, value] of Object.entries(parts)) {
    const [field = "", item] = part.split("/");
    next[field] =
      item === undefined ? value : (next[field] as { id: string }[]).map((old) => (old.id === item ? value : old));
  }
  return next as unknown as V;
}
