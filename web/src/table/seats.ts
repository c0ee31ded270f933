/** What can be done about a seat of a running game, over HTTP. Why not is told like any other refusal. */
import { api, Denied } from "../api/http.ts";
import type { Table } from "./table.svelte.ts";

type Deed = "leave" | "stand-in" | "take" | "take-back";

/** True: it was done. */
export async function seatDeed(table: Table, seat: string, deed: Deed, body: object = {}): Promise<boolean> {
  try {
    await api(`/tables/${table.id}/seats/${seat}/${deed}`, body);
    return true;
  } catch (error) {
    if (!(error instanceof Denied)) throw error;
    table.refused = { code: error.code, params: error.params, rule: "" };
    return false;
  }
}
