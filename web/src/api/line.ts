/** One WebSocket to a table. It comes back by itself, from the number it was at. Knows nothing of the game. */
import type { ClientMessage, ServerMessage } from "./types.ts";

export type Health = "connecting" | "open" | "lost" | "shut";
export type Sent = Extract<ServerMessage, { type: "done" | "refused" | "because" | "hint" | "pong" }>;
type Unmarked<T> = T extends { ref?: unknown } ? Omit<T, "ref"> : T;

export interface Ears {
  /** What to say first: who one is, and from where on. */
  hello(): ClientMessage;
  hear(message: ServerMessage): void;
  healthIs(health: Health, retryAt: number | null): void;
}

/** After these the line is no use: somebody has to do something else first. */
const FINAL = new Set([
  "banned",
  "follow_first",
  "may_not_watch",
  "no_such_table",
  "not_your_seat",
  "removed",
  "seat_moved",
  "table_full",
  "wrong_password",
]);
const HIDDEN = 100; // milliseconds: a page that is not shown draws no pictures, and hears all the same
const WAITS = [500, 1000, 2000, 4000, 8000, 15_000]; // milliseconds, ever more patient

export class Line {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private closed = false;
  private refused = "";
  private ref = 0;
  private readonly unread: ServerMessage[] = [];
  private readonly waiting = new Map<number, { message: ClientMessage; done: (answer: Sent) => void }>();

  constructor(
    private readonly table: string,
    private readonly ears: Ears,
  ) {
    window.addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.seen);
    this.connect();
  }

  /** Answered when the table has answered, over whichever line; a move that was on its way is said again. */
  ask(message: Unmarked<ClientMessage>): Promise<Sent> {
    const ref = ++this.ref;
    const marked = { ...message, ref } as ClientMessage;
    return new Promise((done) => {
      this.waiting.set(ref, { message: marked, done });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(marked));
    });
  }

  /** Try again at once. */
  readonly now = (): void => {
    if (this.closed || this.socket !== null) return;
    window.clearTimeout(this.timer);
    this.connect();
  };

  private readonly seen = (): void => {
    if (!document.hidden) this.now();
  };

  close(): void {
    this.closed = true;
    window.clearTimeout(this.timer);
    window.removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.seen);
    this.socket?.close();
  }

  private connect(): void {
    const socket = new WebSocket(
      `${location.origin.replace("http", "ws")}/api/tables/${encodeURIComponent(this.table)}/socket`,
    );
    this.socket = socket;
    this.refused = "";
    this.ears.healthIs(this.tries === 0 ? "connecting" : "lost", null);
    socket.onopen = () => socket.send(JSON.stringify(this.ears.hello()));
    socket.onmessage = (event) => {
      this.unread.push(JSON.parse(event.data as string) as ServerMessage);
      if (this.unread.length === 1) soon(this.read);
    };
    socket.onclose = () => this.gone(socket);
  }

  /** All that came since the last picture at once: several bots may answer in a moment, and the page is changed once. */
  private readonly read = (): void => {
    for (const message of this.unread.splice(0)) this.heard(message);
  };

  private heard(message: ServerMessage): void {
    if (message.type === "table" && this.tries >= 0) this.opened();
    if (message.type === "refused" && (message.ref ?? null) === null) this.refused = message.code;
    if (message.type === "bye" && !message.again) this.refused = message.code;
    this.ears.hear(message);
    if ("ref" in message && message.ref !== null && message.ref !== undefined) {
      this.waiting.get(message.ref)?.done(message as Sent);
      this.waiting.delete(message.ref);
    }
  }

  /** At the table (again): only what may be said twice is said again. */
  private opened(): void {
    if (this.tries === 0) return this.ears.healthIs("open", null);
    this.tries = 0;
    this.ears.healthIs("open", null);
    for (const [ref, { message, done }] of this.waiting) {
      if (message.type === "move" || message.type === "why") this.socket?.send(JSON.stringify(message));
      else {
        this.waiting.delete(ref);
        done({ type: "refused", code: "line_lost", params: {}, rule: "", ref });
      }
    }
  }

  private gone(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.read();
    this.socket = null;
    if (this.closed) return;
    if (FINAL.has(this.refused)) {
      this.closed = true;
      return this.ears.healthIs("shut", null);
    }
    const wait = (WAITS[Math.min(this.tries, WAITS.length - 1)] ?? 0) * (0.8 + 0.4 * Math.random());
    this.tries += 1;
    this.ears.healthIs("lost", Date.now() + wait);
    this.timer = window.setTimeout(() => this.connect(), wait);
  }
}

/** Just before the next picture. */
function soon(run: () => void): void {
  const once = (): void => {
    cancelAnimationFrame(picture);
    window.clearTimeout(timer);
    run();
  };
  const picture = requestAnimationFrame(once);
  const timer = window.setTimeout(once, HIDDEN);
}
