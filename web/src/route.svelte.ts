/** Where the reader is. All of it stands behind `#`, so that the token of a link never reaches a server's log.
 *
 *  #                        the lobby
 *  #<table>                 a table; `#<table>/<token>` follows the link of a seat, the host or spectators
 *  #replay/<table>/<moment>/<seat>
 *  #rules/<paragraph>       the rules reference
 *  #lesson                  the tutorial
 */
export type Route =
  | { at: "lobby" }
  | { at: "table"; id: string; token: string }
  | { at: "replay"; id: string; moment: number | null; seat: string }
  | { at: "rules"; paragraph: string }
  | { at: "lesson" };

/** A `%` that stands for no letter, as in a link that was cut, stays as it is: such an address leads to no table. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

function read(): Route {
  const [first = "", ...rest] = decoded(location.hash.slice(1)).split("/");
  switch (first) {
    case "":
      return { at: "lobby" };
    case "replay": {
      const moment = Number.parseInt(rest[1] ?? "", 10);
      return { at: "replay", id: rest[0] ?? "", moment: Number.isNaN(moment) ? null : moment, seat: rest[2] ?? "" };
    }
    case "rules":
      return { at: "rules", paragraph: rest[0] ?? "" };
    case "lesson":
      return { at: "lesson" };
    default:
      return { at: "table", id: first, token: rest[0] ?? "" };
  }
}

let current = $state<Route>(read());
/** Where the reader was before the rules were opened. */
let before = $state("");
window.addEventListener("hashchange", (event) => {
  const left = new URL(event.oldURL).hash.slice(1);
  if (current.at !== "rules") before = left;
  current = read();
});

export function route(): Route {
  return current;
}

export function cameFrom(): string {
  return before;
}

export function go(hash: string): void {
  location.hash = hash;
}

/** Without a step in the browser's history: a token that has been used, a replay that moves on. */
export function replace(hash: string): void {
  history.replaceState(null, "", hash ? `#${hash}` : location.pathname);
  current = read();
}
