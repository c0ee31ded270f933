/** The loaded modules of games. main.ts registers which games have one: nothing here imports a game. */
import type { Component } from "svelte";

import { ApiError } from "../api/http.ts";
import { loadGameTexts } from "../i18n/translate.svelte.ts";
import type { GameLoaders, GameModule, ScreenProps } from "./gameModule.ts";
import { genericModule } from "./generic/genericModule.ts";

let loaders: GameLoaders = {};
let modules = $state.raw<Record<string, GameModule>>({});
let screens = $state.raw<Record<string, Component<ScreenProps>>>({});
const loading = new Map<string, Promise<void>>();
const generic = new Map<string, GameModule>();

export function registerGames(games: GameLoaders): void {
  loaders = games;
}

/** The games that have a module, in the order of the lobby. */
export function registeredGames(): string[] {
  return Object.keys(loaders);
}

/** Loads the module and the texts of a game. */
export function loadGame(game: string): Promise<void> {
  let found = loading.get(game);
  if (found === undefined) {
    found = load(game);
    loading.set(game, found);
    found.catch(() => loading.delete(game)); // loaded again at the next request
  }
  return found;
}

async function load(game: string): Promise<void> {
  await reached(Promise.all([loadModule(game), loadGameTexts(game)]));
}

/** A file that cannot be loaded is a server that cannot be reached. */
async function reached<T>(files: Promise<T>): Promise<T> {
  try {
    return await files;
  } catch {
    throw new ApiError("unreachable");
  }
}

/** Loads the module of a game without its texts. */
export async function loadModule(game: string): Promise<void> {
  const loaded = await loaders[game]?.();
  if (loaded !== undefined && !(game in modules)) modules = { ...modules, [game]: loaded.default };
}

/** Loads the screen of a game. */
export async function loadScreen(game: string): Promise<void> {
  await loadGame(game);
  if (game in screens) return;
  const screen = await reached(gameModule(game).screen());
  screens = { ...screens, [game]: screen };
}

/** The module of a game. Until it is loaded, and for games without one, a module that shows notation. */
export function gameModule(game: string): GameModule {
  return modules[game] ?? genericOf(game);
}

/** The screen of a game; null until it is loaded. */
export function gameScreen(game: string): Component<ScreenProps> | null {
  return screens[game] ?? null;
}

/** The loaded modules with their names, in the order of the lobby. */
export function loadedModules(): [string, GameModule][] {
  return Object.keys(loaders).flatMap((game) => {
    const found = modules[game];
    return found === undefined ? [] : [[game, found] as [string, GameModule]];
  });
}

function genericOf(game: string): GameModule {
  let found = generic.get(game);
  if (found === undefined) generic.set(game, (found = genericModule(`${game}-`)));
  return found;
}
