/** A sentence that would begin an action that cannot be begun now: the server knows why not. */
import type { Scene } from "../table/scene.ts";
import { family } from "./look.ts";

export function sample(verb: string, scene: Scene): string {
  const view = scene.view;
  const seat = scene.seat ?? "";
  const own = view?.provinces.find((place) => place.figures.some((one) => one.clan === seat));
  const anywhere = own?.id ?? "gimle";
  const card = (kind: string): string | undefined => view?.hand.find((one) => family(one.kind) === kind)?.id;
  switch (verb) {
    case "invade":
      return `${seat} invade ${view?.clans.find((clan) => clan.id === seat)?.reserve[0]?.figure ?? "warrior"}`;
    case "upgrade":
    case "quest":
      return `${seat} ${verb} ${card(verb) ?? (verb === "quest" ? "quest-alfheim" : "troll")}`;
    default:
      return `${seat} ${verb} ${anywhere}`;
  }
}
