import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { type SocketState, TableSocket } from "../src/api/socket.ts";
import type { ServerMessage } from "../src/api/types.ts";

/** The browser's end of a connection: what was sent, and what the test lets arrive. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = (): void => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose = (): void => undefined;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
    this.onclose();
  }
  open(): void {
    this.readyState = 1;
    this.onopen();
    this.receive({ type: "table" });
  }
  receive(...messages: object[]): void {
    for (const message of messages) this.onmessage({ data: JSON.stringify(message) });
    vi.advanceTimersByTime(20); // a frame
  }
}

let states: SocketState[];
let heard: ServerMessage["type"][];
let socket: TableSocket;
const last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  [states, heard] = [[], []];
  socket = new TableSocket("a/b", {
    hello: () => ({ type: "hello", seat: "wolf" }),
    onMessage: (message) => heard.push(message.type),
    onState: (state) => states.push(state),
  });
});
afterEach(() => {
  socket.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("connects to the table and says hello first", () => {
  expect(last().url).toBe("ws://127.0.0.1:8000/api/tables/a%2Fb/socket");
  last().open();
  expect(last().sent).toEqual([{ type: "hello", seat: "wolf" }]);
  expect(states).toEqual(["connecting", "open"]);
});

test("a request resolves with the reply of its number", async () => {
  last().open();
  const reply = socket.request({ type: "move", at: 3, action: 7 });
  expect(last().sent.at(-1)).toEqual({ type: "move", at: 3, action: 7, ref: 1 });
  last().receive({ type: "done", ref: 1, number: 4, again: false });
  expect((await reply).type).toBe("done");
});

test("messages of one frame are delivered together", () => {
  last().open();
  last().onmessage({ data: JSON.stringify({ type: "news" }) });
  expect(heard).toEqual(["table"]);
  last().receive({ type: "same" });
  expect(heard).toEqual(["table", "news", "same"]);
});

test("after a lost connection moves are sent again, other requests fail", async () => {
  last().open();
  const move = socket.request({ type: "move", at: 3, action: 7 });
  const say = socket.request({ type: "say", words: "hello" });
  last().close();
  expect(states.at(-1)).toBe("lost");
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
  last().open();
  expect(last().sent.slice(1)).toEqual([{ type: "move", at: 3, action: 7, ref: 1 }]);
  expect(await say).toMatchObject({ type: "refused", code: "line_lost" });
  last().receive({ type: "done", ref: 1, number: 4, again: true });
  expect(await move).toMatchObject({ type: "done", again: true });
});

test("does not reconnect if the user has to act first", () => {
  last().open();
  last().receive({ type: "bye", code: "seat_moved", again: false });
  last().close();
  vi.advanceTimersByTime(60_000);
  expect(states.at(-1)).toBe("closed");
  expect(FakeSocket.all).toHaveLength(1);
});

test("waits longer after each attempt, and retries at once when asked to", () => {
  last().close();
  vi.advanceTimersByTime(700);
  expect(FakeSocket.all).toHaveLength(2);
  last().close();
  vi.advanceTimersByTime(700);
  expect(FakeSocket.all).toHaveLength(2);
  socket.reconnect();
  expect(FakeSocket.all).toHaveLength(3);
});
