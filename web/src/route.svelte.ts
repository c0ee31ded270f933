/** The current route. All of it is in the fragment, so that the token of a link never reaches a server's log.
 *
 *  #                        the lobby
 *  #<table>                 a table; `#<table>/<token>` follows the link of a seat, the host or spectators
 *  #replay/<table>/<moment>/<seat>
 *  #rules/<paragraph>       the rules reference
 *  #lesson                  the tutorial
 */
type Route =
  | { screen: "lobby" }
  | { screen: "table"; id: string; token: string }
  | { screen: "replay"; id: string; moment: number | null; seat: string }
  | { screen: "rules"; paragraph: string }
  | { screen: "lesson" };

/** A malformed escape sequence, as in a truncated link, is left as it is: no table has such an id. */
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
      return { screen: "lobby" };
    case "replay": {
      const moment = Number.parseInt(rest[1] ?? "", 10);
      return { screen: "replay", id: rest[0] ?? "", moment: Number.isNaN(moment) ? null : moment, seat: rest[2] ?? "" };
    }
    case "rules":
      return { screen: "rules", paragraph: rest[0] ?? "" };
    case "lesson":
      return { screen: "lesson" };
    default:
      return { screen: "table", id: first, token: rest[0] ?? "" };
  }
}

let current = $state<Route>(read());
/** The fragment before the rules were opened. */
let previous = $state("");
window.addEventListener("hashchange", (event) => {
  const left = new URL(event.oldURL).hash.slice(1);
  if (current.screen !== "rules") previous = left;
  current = read();
});

export function route(): Route {
  return current;
}

export function previousHash(): string {
  return previous;
}

export function navigate(hash: string): void {
  location.hash = hash;
}

/** Changes the fragment without a new entry in the browser's history: for tokens already used, and during a replay. */
export function replaceHash(hash: string): void {
  history.replaceState(null, "", hash ? `#${hash}` : location.pathname);
  current = read();
}
