/** What a game's module provides to the page. Table, lobby, replay and learn use a game only through this interface. */
import type { Component, Snippet } from "svelte";

import type { Answer, Ask, View } from "../api/contract.ts";
import type { Scene } from "./scene.ts";
import type { Change, Refusal, Table } from "./table.svelte.ts";

/** `table` is null in a replay. `children` replace the prompt there. */
export interface ScreenProps {
  scene: Scene;
  table: Table | null;
  children?: Snippet;
}

/** A line of the saga: a heading of the first or second rank, or what somebody did. */
export interface SagaEntry {
  kind: "chapter" | "section" | "line";
  seat: string | null;
  text: string;
}

/** A mark on the time bar of a replay. */
export interface TimelineMark {
  moment: number;
  kind: "battle" | "disaster" | "chapter";
}

export interface GameModule {
  /** The screen of a running game, and of its replay. */
  screen: () => Promise<Component<ScreenProps>>;
  /** Whether the screen is the game's own. The lobby offers only games with a screen of their own. */
  ownScreen: boolean;
  /** The tutorial and the rules reference; null: there is none. */
  lesson: (() => Promise<Component>) | null;
  reference: (() => Promise<Component<{ paragraph: string }>>) | null;

  /** The marks of a seat: large, with its letter if wanted, and small. */
  Emblem: Component<{ seat: string; size?: number; letter?: boolean }>;
  Chip: Component<{ seat: string; size?: number }>;
  /** A picture of the game for the lobby. */
  Thumb: Component | null;
  /** SVG definitions that the marks refer to; rendered once per page. */
  Definitions: Component | null;
  seatName(seat: string): string;
  /** The value of messages of the page that name a seat: its id if they know the forms of its name, else its name. */
  seatValue(seat: string): string;

  /** Names and texts of the options of a new table; values to choose from, for options that are not a yes or no. */
  optionText(option: string, attribute?: string): string;
  optionValues: Record<string, string[]>;
  /** An option that the form for a new table shows first, with the message of its label. */
  mainOption: { name: string; label: string } | null;

  question(ask: Ask): string;
  /** An answer to the question in the view. */
  answerLabel(view: View | null, answer: Answer): string;
  /** What a seat is asked, for those who wait for it. */
  waitingText(prompt: string, seat: string): string;
  /** The name of a kind of prompt, for the switch that passes it automatically. */
  promptName(prompt: string): string;
  refusalText(refusal: Refusal): string;
  /** Whether the player chooses a verb first at this prompt. */
  asksVerbFirst(prompt: string): boolean;

  /** Whether the screen shows hints itself at this time. */
  showsHints(view: View): boolean;
  /** The score that a bot expects, and a reason for its advice; "": not shown. */
  adviceScore(score: number): string;
  reasonText(id: string, params: Record<string, string | number>): string;

  sagaEntries(change: Change): SagaEntry[];
  timelineMarks(story: Change[]): TimelineMark[];
  /** The time in the game, such as its round; "": not shown. */
  heading(view: View): string;
}

/** The modules of games by name, loaded on demand. */
export type GameLoaders = Record<string, () => Promise<{ default: GameModule }>>;
