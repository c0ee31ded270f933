/** The way back to a seat that was moved to another browser: follow its link again, or one that the host makes. */
import { api, Denied } from "../api/http.ts";
import type { Link } from "../api/types.ts";
import { followedLink } from "../lobby/links.ts";
import { replace } from "../route.svelte.ts";
import type { Table } from "./table.svelte.ts";

export function canComeBack(table: Table): boolean {
  return table.notice?.code === "seat_moved" && (followedLink(table.id) !== "" || (table.info?.host ?? false));
}

/** The page is opened anew, as by the link. */
export async function comeBack(table: Table): Promise<void> {
  try {
    const made = `/tables/${table.id}/seats/${table.info?.you}/new-link`;
    followAgain(table.id, followedLink(table.id) || (await api<Link>(made, {})).token);
  } catch (error) {
    if (!(error instanceof Denied)) throw error;
    table.refused = { code: error.code, params: error.params, rule: "" };
  }
}

export function followAgain(id: string, link: string): void {
  replace(`${id}/${link}`);
  location.reload();
}
