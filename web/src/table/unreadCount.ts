/** The number of unread chat lines. */
import type { Table } from "./table.svelte.ts";

export function unreadCount(table: Table): number {
  const own = table.info?.yours ?? [];
  return table.chat.filter((line) => line.id > table.chatSeen && !(line.seat !== null && own.includes(line.seat))).length;
}
