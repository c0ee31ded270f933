/** What tables, and those who sit at them, are called. */
import type { Clock, SeatInfo } from "../api/types.ts";
import { t } from "../words/words.svelte.ts";
import { lasting } from "./times.ts";

/** Its own name, else the game and who plays it. */
export function tableName(table: { name: string; game: string; seats: SeatInfo[] }): string {
  if (table.name) return table.name;
  const people = table.seats.filter((one) => one.kind === "person" && one.display).map((one) => one.display);
  return people.length > 0
    ? t("web-lobby-game-of", { game: table.game, names: people.join(", ") })
    : t(`game-${table.game}`);
}

/** Who sits there: a name, a bot, or that it is free. A person's seat without a name waits for whoever has its link. */
export function sitter(seat: SeatInfo): string {
  if (seat.kind === "bot") return t("web-bot", { level: seat.level ?? "" });
  if (seat.kind === "open") return t("web-lobby-anybody");
  return seat.display || t(seat.here ? "web-somebody" : "web-lobby-invited");
}

export function isFree(seat: SeatInfo): boolean {
  return seat.kind === "open" || (seat.kind === "person" && !seat.display && !seat.here);
}

export function clockName(clock: Clock): string {
  const [time, extra] = [lasting(clock.seconds ?? 0), lasting(clock.increment ?? 0)];
  if (clock.kind === "decision") return t("web-lobby-clock-each", { time });
  if (clock.kind === "bank") return t(clock.increment ? "web-lobby-clock-bank-more" : "web-lobby-clock-bank", { time, extra });
  return t("web-lobby-clock-none");
}
