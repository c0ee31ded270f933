/** The links of a table this browser has made. The server shows their tokens once, so they are kept until the game begins. */
import type { Made } from "../api/types.ts";
import { keep, kept } from "./kept.ts";

export interface Links {
  spectator: string;
  seats: Record<string, string>;
}

const KEY = "meadhall-links";
const all = (): Record<string, Links> => kept<Record<string, Links>>(KEY, {});

export function remember(made: Made): void {
  const seats = Object.fromEntries(made.seats.map((one) => [one.seat, one.token]));
  keep(KEY, { ...all(), [made.id]: { spectator: made.spectator, seats } });
}

export function linksOf(id: string): Links {
  return all()[id] ?? { spectator: "", seats: {} };
}

/** A seat has a new link; the old one opens nothing any more. */
export function renewed(id: string, seat: string, token: string): Links {
  const old = linksOf(id);
  const links = { ...old, seats: { ...old.seats, [seat]: token } };
  keep(KEY, { ...all(), [id]: links });
  return links;
}

export function forget(id: string): void {
  const { [id]: gone, ...rest } = all();
  if (gone !== undefined) keep(KEY, rest);
}

const FOLLOWED = "meadhall-followed";
const MOST_FOLLOWED = 30; // tables: the oldest are forgotten
const followed = (): [string, string][] => kept<[string, string][]>(FOLLOWED, []);

/** The link this browser came by: the way back if the seat is moved to another one. "" gives it up. */
export function keepFollowed(id: string, token: string): void {
  const others = followed().filter(([table]) => table !== id);
  keep(FOLLOWED, token ? [...others, [id, token]].slice(-MOST_FOLLOWED) : others);
}

/** "": this browser has followed no link to the table. */
export function followedLink(id: string): string {
  return followed().find(([table]) => table === id)?.[1] ?? "";
}

/** The token stands behind `#`: it never reaches a server's log. */
export function address(id: string, token: string): string {
  return `${location.origin}${location.pathname}#${id}/${token}`;
}
