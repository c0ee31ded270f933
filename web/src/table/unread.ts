/** Lines of chat that nobody at this screen has read yet. */
import type { Table } from "./table.svelte.ts";

export function unread(table: Table): number {
  const own = table.info?.yours ?? [];
  return table.chat.filter((line) => line.id > table.chatSeen && !(line.seat !== null && own.includes(line.seat))).length;
}
