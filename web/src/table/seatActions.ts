/** HTTP requests about a seat of a running game. Refusals are stored in the table. */
import { api, ApiError } from "../api/http.ts";
import type { Table } from "./table.svelte.ts";

type SeatAction = "leave" | "stand-in" | "take" | "take-back";

/** Returns true on success. */
export async function seatAction(table: Table, seat: string, deed: SeatAction, body: object = {}): Promise<boolean> {
  try {
    await api(`/tables/${table.id}/seats/${seat}/${deed}`, body);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    table.refused = { code: error.code, params: error.params, rule: "" };
    return false;
  }
}
