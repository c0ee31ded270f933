/** The modules of games, by name, in the order of the lobby. Games that are not listed are shown as notation. */
import type { GameLoaders } from "../table/gameModule.ts";

export const GAMES: GameLoaders = {
  bloodrage: () => import("./bloodrage/index.ts"),
  runewars: () => import("./runewars/index.ts"),
};
