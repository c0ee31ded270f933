/** Scenes, tables and changes of Blood Rage: those of the page, with the view and the events of this game. */
import type { Scene as AnyScene } from "../../table/scene.ts";
import type { Change as AnyChange, Table as AnyTable } from "../../table/table.svelte.ts";
import type { Event, View } from "./types.ts";

export type Scene = AnyScene<View, Event>;
export type Table = AnyTable<View, Event>;
export type Change = AnyChange<Event>;
