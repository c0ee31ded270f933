/** Display names of tables, seats and clocks. */
import type { Clock, SeatInfo } from "../api/types.ts";
import { t } from "../i18n/translate.svelte.ts";
import { formatDuration } from "./times.ts";

/** The table's own name, else the game and its players. */
export function tableName(table: { name: string; game: string; seats: SeatInfo[] }): string {
  if (table.name) return table.name;
  const people = table.seats.filter((one) => one.kind === "person" && one.display).map((one) => one.display);
  return people.length > 0
    ? t("web-lobby-game-of", { game: table.game, names: people.join(", ") })
    : t(`game-${table.game}`);
}

/** Who has a seat: a name, a bot, or that it is free. A person's seat without a name waits for whoever has its link. */
export function occupantName(seat: SeatInfo): string {
  if (seat.kind === "bot") return t("web-bot", { level: seat.level ?? "" });
  if (seat.kind === "open") return t("web-lobby-anybody");
  return seat.display || t(seat.here ? "web-somebody" : "web-lobby-invited");
}

export function isFree(seat: SeatInfo): boolean {
  return seat.kind === "open" || (seat.kind === "person" && !seat.display && !seat.here);
}

export function clockName(clock: Clock): string {
  const [time, extra] = [formatDuration(clock.seconds ?? 0), formatDuration(clock.increment ?? 0)];
  if (clock.kind === "decision") return t("web-lobby-clock-each", { time });
  if (clock.kind === "bank") return t(clock.increment ? "web-lobby-clock-bank-more" : "web-lobby-clock-bank", { time, extra });
  return t("web-lobby-clock-none");
}
