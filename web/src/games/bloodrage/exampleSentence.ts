/** A sentence for an action that is not possible now, to ask the server why not. */
import type { Scene } from "./scene.ts";
import { cardFamily } from "./visuals.ts";

export function exampleSentence(verb: string, scene: Scene): string {
  const view = scene.view;
  const seat = scene.seat ?? "";
  const own = view?.provinces.find((place) => place.figures.some((one) => one.clan === seat));
  const anywhere = own?.id ?? "gimle";
  const card = (kind: string): string | undefined => view?.hand.find((one) => cardFamily(one.kind) === kind)?.id;
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
