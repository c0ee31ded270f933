/** A table as this browser knows it: what the server said, put together. It computes no rule. */
import { api, Denied } from "../api/http.ts";
import { Line, type Ears, type Health, type Sent } from "../api/line.ts";
import type {
  Advised,
  Answer,
  ChatLine,
  ClientMessage,
  ClockState,
  Event,
  Moment,
  RefusedNow,
  ServerMessage,
  TableNow,
  View,
} from "../api/types.ts";
import { Choosing } from "./choosing.svelte.ts";
import { Looking } from "./looking.svelte.ts";
import type { Scene } from "./scene.ts";

/** What happened in one change. */
export interface Happened {
  moment: number;
  events: Event[];
}

export interface Said {
  code: string;
  params: Record<string, string | number>;
  rule: string;
}

const STORY_KEPT = 2000; // changes of one game: more than any has

export class Table implements Ears, Scene {
  info = $state.raw<TableNow | null>(null);
  view = $state.raw<View | null>(null);
  number = $state(-1);
  moment = $state(-1);
  undo = $state(false);
  clocks = $state.raw<ClockState[]>([]);
  clocksAt = $state(0); // when they were told, by this browser's clock
  health = $state<Health>("connecting");
  retryAt = $state<number | null>(null);
  /** Why the last thing one tried did not happen; shown until the next. */
  refused = $state.raw<Said | null>(null);
  /** Something to tell that is no event of the game. */
  notice = $state.raw<{ code: string; params: Record<string, string | number> } | null>(null);
  story = $state.raw<Happened[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  chatSeen = $state(0); // the id of the newest line somebody has read
  advice = $state.raw<{ number: number; advice: Advised[] } | null>(null);
  thinking = $state(false); // a hint was asked for
  sending = $state(false);
  /** The change after which one acted last: everything later is "since your last move". */
  lastActed = $state(-1);
  readonly choosing: Choosing = new Choosing(this);
  readonly looking = new Looking();
  private readonly line: Line;
  private readonly listeners = new Set<(happened: Happened) => void>();

  constructor(
    readonly id: string,
    private token: string,
    private password: string | null = null,
  ) {
    this.line = new Line(id, this);
  }

  // --- what the page asks of it -------------------------------------------------------------------

  get seat(): string | null {
    return this.view?.seat ?? null;
  }

  /** One has to decide something now. */
  get mine(): boolean {
    return this.view?.asked.some((one) => one.clan === this.seat && !one.answered) ?? false;
  }

  /** Called with every change as it arrives; returns how to stop it. */
  listen(heard: (happened: Happened) => void): () => void {
    this.listeners.add(heard);
    return () => this.listeners.delete(heard);
  }

  async move(answer: Answer): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.refused = null;
    this.advice = null;
    const said = await this.line.ask({ type: "move", at: this.number, action: answer.action });
    this.sending = false;
    this.lastActed = this.moment;
    this.took(said);
  }

  async takeBack(): Promise<void> {
    if (!this.undo) return;
    this.took(await this.line.ask({ type: "undo", at: this.number }));
  }

  /** Why a sentence is not allowed now; null: it is. */
  async why(sentence: string): Promise<Said | null> {
    const said = await this.line.ask({ type: "why", line: sentence });
    if (said.type === "refused") return said;
    return said.type === "because" && said.code !== null ? { ...said, code: said.code } : null;
  }

  async hint(): Promise<void> {
    this.thinking = true;
    const said = await this.line.ask({ type: "hint" });
    this.thinking = false;
    this.took(said);
  }

  say = async (words: string): Promise<boolean> => this.took(await this.line.ask({ type: "say", words }));
  propose = async (): Promise<boolean> => this.took(await this.line.ask({ type: "propose" }));
  consent = async (yes: boolean): Promise<boolean> => this.took(await this.line.ask({ type: "consent", yes }));
  /** From now on this kind of question is passed for the seat, or it is asked again. */
  passAlways = async (prompt: string, on: boolean): Promise<boolean> => {
    const others = (this.info?.passing ?? []).filter((one) => one !== prompt);
    return this.took(await this.line.ask({ type: "passing", prompts: on ? [...others, prompt] : others }));
  };
  look = async (seat: string): Promise<boolean> => this.took(await this.line.ask({ type: "look", seat }));

  retry(): void {
    this.line.now();
  }

  close(): void {
    this.line.close();
  }

  // --- what the line hears ------------------------------------------------------------------------

  hello(): ClientMessage {
    return {
      type: "hello",
      token: this.token || null,
      seat: this.info?.you ?? null,
      password: this.password,
      resume: this.view === null ? null : this.number,
    };
  }

  healthIs(health: Health, retryAt: number | null): void {
    this.health = health;
    this.retryAt = retryAt;
  }

  hear(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        this.info = message;
        break;
      case "view": {
        const first = this.view === null;
        this.view = message.view as View;
        this.now(message);
        const missed = (message.missed ?? []) as Event[][];
        missed.forEach((events) => this.tell({ moment: message.moment, events }));
        if (first || message.missed === null) void this.readStory();
        break;
      }
      case "news":
        if (this.view !== null) this.view = patched(this.view, message.set);
        this.now(message);
        this.tell({ moment: message.moment, events: message.events as Event[] });
        break;
      case "same":
        this.now(message);
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

  private now(message: { number: number; moment: number; undo: boolean; clocks: ClockState[] }): void {
    const changed = message.number !== this.number;
    this.number = message.number;
    this.moment = message.moment;
    this.undo = message.undo;
    this.clocks = message.clocks;
    this.clocksAt = Date.now();
    if (changed) this.choosing.reset();
  }

  private tell(happened: Happened): void {
    this.story = [...this.story, happened].slice(-STORY_KEPT);
    for (const heard of this.listeners) heard(happened);
  }

  /** All that happened before this browser looked. */
  private async readStory(): Promise<void> {
    try {
      const query = this.seat === null ? "" : `?seat=${encodeURIComponent(this.seat)}`;
      const moments = await api<Moment[]>(`/tables/${this.id}/story${query}`, undefined, this.token);
      const told = moments.map((one) => ({ moment: one.moment, events: one.events as Event[] }));
      const last = told.at(-1)?.moment ?? -1;
      this.story = [...told, ...this.story.filter((one) => one.moment > last)];
    } catch (error) {
      if (!(error instanceof Denied)) throw error; // without it the log begins here
    }
  }

  /** True: it was done. */
  private took(said: Sent): boolean {
    this.refused = said.type === "refused" && !QUIET.has(said.code) ? (said as RefusedNow) : null;
    return said.type !== "refused";
  }
}

/** Refusals that need no words: what happened instead is on the screen already. */
const QUIET = new Set(["stale", "not_asked"]);

/** Parts are replaced whole: `age`, or `clans/wolf`. */
function patched(view: View, parts: Record<string, unknown>): View {
  const next: Record<string, unknown> = { ...view };
  for (const [part, value] of Object.entries(parts)) {
    const [field = "", item] = part.split("/");
    next[field] =
      item === undefined ? value : (next[field] as { id: string }[]).map((old) => (old.id === item ? value : old));
  }
  return next as unknown as View;
}
