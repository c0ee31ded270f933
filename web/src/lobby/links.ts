/** The links of tables created in this browser. The server returns their tokens only once, so they are stored until
 * the game begins. */
import type { Made } from "../api/types.ts";
import { saveStored, loadStored } from "../storage.ts";

interface Links {
  spectator: string;
  seats: Record<string, string>;
}

const KEY = "meadhall-links";
const allLinks = (): Record<string, Links> => loadStored<Record<string, Links>>(KEY, {});

export function saveLinks(made: Made): void {
  const seats = Object.fromEntries(made.seats.map((one) => [one.seat, one.token]));
  saveStored(KEY, { ...allLinks(), [made.id]: { spectator: made.spectator, seats } });
}

export function linksFor(id: string): Links {
  return allLinks()[id] ?? { spectator: "", seats: {} };
}

/** Stores the new link of a seat; the old one is no longer valid. */
export function replaceSeatLink(id: string, seat: string, token: string): Links {
  const old = linksFor(id);
  const links = { ...old, seats: { ...old.seats, [seat]: token } };
  saveStored(KEY, { ...allLinks(), [id]: links });
  return links;
}

export function forgetLinks(id: string): void {
  const { [id]: gone, ...rest } = allLinks();
  if (gone !== undefined) saveStored(KEY, rest);
}

const FOLLOWED = "meadhall-followed";
const MAX_FOLLOWED = 30; // tables; the oldest are dropped
const followedLinks = (): [string, string][] => loadStored<[string, string][]>(FOLLOWED, []);

/** Stores the link this browser followed to a table, to return to its seat if that is moved to another browser. ""
 * removes it. */
export function saveFollowedLink(id: string, token: string): void {
  const others = followedLinks().filter(([table]) => table !== id);
  saveStored(FOLLOWED, token ? [...others, [id, token]].slice(-MAX_FOLLOWED) : others);
}

/** "" if this browser has followed no link to the table. */
export function followedLink(id: string): string {
  return followedLinks().find(([table]) => table === id)?.[1] ?? "";
}

/** The token is in the fragment, so it never reaches a server's log. */
export function linkUrl(id: string, token: string): string {
  return `${location.origin}${location.pathname}#${id}/${token}`;
}
