/** The WebSocket connection to one table. Reconnects by itself and resumes at the last known change. Independent of
 * the game. */
import type { ClientMessage, ServerMessage } from "./types.ts";

export type SocketState = "connecting" | "open" | "lost" | "closed";
export type Reply = Extract<ServerMessage, { type: "done" | "refused" | "because" | "hint" | "pong" }>;
type WithoutRef<T> = T extends { ref?: unknown } ? Omit<T, "ref"> : T;

export interface SocketListener {
  /** The first message after connecting: who the client is, and where to resume. */
  hello(): ClientMessage;
  onMessage(message: ServerMessage): void;
  onState(state: SocketState, retryAt: number | null): void;
}

/** Codes after which reconnecting is useless: the user has to act first. */
const FINAL_CODES = new Set([
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
/** Milliseconds. A hidden page gets no animation frames: its messages are delivered by a timer. */
const HIDDEN_PAGE_DELAY = 100;
const RETRY_DELAYS = [500, 1000, 2000, 4000, 8000, 15_000]; // milliseconds before each reconnection attempt

export class TableSocket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private closed = false;
  private refused = "";
  private ref = 0;
  private readonly received: ServerMessage[] = [];
  private readonly pending = new Map<number, { message: ClientMessage; resolve: (reply: Reply) => void }>();

  constructor(
    private readonly table: string,
    private readonly listener: SocketListener,
  ) {
    window.addEventListener("online", this.reconnect);
    document.addEventListener("visibilitychange", this.onVisibilityChange);
    this.connect();
  }

  /** Sends a message and resolves with the server's reply, which may arrive over a later connection: unanswered moves
   * are resent. */
  request(message: WithoutRef<ClientMessage>): Promise<Reply> {
    const ref = ++this.ref;
    const marked = { ...message, ref } as ClientMessage;
    return new Promise((resolve) => {
      this.pending.set(ref, { message: marked, resolve });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(marked));
    });
  }

  /** Reconnects now instead of waiting for the timer. */
  readonly reconnect = (): void => {
    if (this.closed || this.socket !== null) return;
    window.clearTimeout(this.timer);
    this.connect();
  };

  private readonly onVisibilityChange = (): void => {
    if (!document.hidden) this.reconnect();
  };

  close(): void {
    this.closed = true;
    window.clearTimeout(this.timer);
    window.removeEventListener("online", this.reconnect);
    document.removeEventListener("visibilitychange", this.onVisibilityChange);
    this.socket?.close();
  }

  private connect(): void {
    const socket = new WebSocket(
      `${location.origin.replace("http", "ws")}/api/tables/${encodeURIComponent(this.table)}/socket`,
    );
    this.socket = socket;
    this.refused = "";
    this.listener.onState(this.tries === 0 ? "connecting" : "lost", null);
    socket.onopen = () => socket.send(JSON.stringify(this.listener.hello()));
    socket.onmessage = (event) => {
      this.received.push(JSON.parse(event.data as string) as ServerMessage);
      if (this.received.length === 1) beforeNextFrame(this.deliver);
    };
    socket.onclose = () => this.onClose(socket);
  }

  /** Delivers all messages received since the last frame, so that several bot moves cause one page update. */
  private readonly deliver = (): void => {
    for (const message of this.received.splice(0)) this.dispatch(message);
  };

  private dispatch(message: ServerMessage): void {
    if (message.type === "table" && this.tries >= 0) this.onOpen();
    if (message.type === "refused" && (message.ref ?? null) === null) this.refused = message.code;
    if (message.type === "bye" && !message.again) this.refused = message.code;
    this.listener.onMessage(message);
    if ("ref" in message && message.ref !== null && message.ref !== undefined) {
      this.pending.get(message.ref)?.resolve(message as Reply);
      this.pending.delete(message.ref);
    }
  }

  /** Called at the `table` message. Resends pending requests that are safe to repeat; the others fail with
   * `line_lost`. */
  private onOpen(): void {
    if (this.tries === 0) return this.listener.onState("open", null);
    this.tries = 0;
    this.listener.onState("open", null);
    for (const [ref, { message, resolve }] of this.pending) {
      if (message.type === "move" || message.type === "why") this.socket?.send(JSON.stringify(message));
      else {
        this.pending.delete(ref);
        resolve({ type: "refused", code: "line_lost", params: {}, rule: "", ref });
      }
    }
  }

  private onClose(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.deliver();
    this.socket = null;
    if (this.closed) return;
    if (FINAL_CODES.has(this.refused)) {
      this.closed = true;
      return this.listener.onState("closed", null);
    }
    const wait = (RETRY_DELAYS[Math.min(this.tries, RETRY_DELAYS.length - 1)] ?? 0) * (0.8 + 0.4 * Math.random());
    this.tries += 1;
    this.listener.onState("lost", Date.now() + wait);
    this.timer = window.setTimeout(() => this.connect(), wait);
  }
}

/** Calls `run` before the next frame is drawn, or after `HIDDEN_PAGE_DELAY` if none is. */
function beforeNextFrame(run: () => void): void {
  const once = (): void => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
    run();
  };
  const frame = requestAnimationFrame(once);
  const timer = window.setTimeout(once, HIDDEN_PAGE_DELAY);
}
