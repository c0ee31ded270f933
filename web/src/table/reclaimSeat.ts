/** Reclaiming a seat that was moved to another browser: by its link, or by a new one if the user is the host. */
import { api, ApiError } from "../api/http.ts";
import type { Link } from "../api/types.ts";
import { followedLink } from "../lobby/links.ts";
import { replaceHash } from "../route.svelte.ts";
import type { Table } from "./table.svelte.ts";

export function canReclaimSeat(table: Table): boolean {
  return table.notice?.code === "seat_moved" && (followedLink(table.id) !== "" || (table.info?.host ?? false));
}

/** Reloads the page at the address of the link. */
export async function reclaimSeat(table: Table): Promise<void> {
  try {
    const made = `/tables/${table.id}/seats/${table.info?.you}/new-link`;
    openSeatLink(table.id, followedLink(table.id) || (await api<Link>(made, {})).token);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    table.refused = { code: error.code, params: error.params, rule: "" };
  }
}

export function openSeatLink(id: string, link: string): void {
  replaceHash(`${id}/${link}`);
  location.reload();
}
