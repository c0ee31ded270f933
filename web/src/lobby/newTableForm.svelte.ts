/** The state of the form for a new table. */
import type { GameInfo, NewTable, SeatRequest } from "../api/types.ts";
import { language } from "../i18n/translate.svelte.ts";
import { settings } from "../settings.svelte.ts";
import { saveStored, loadStored } from "../storage.ts";

export interface FormSeat {
  seat: string;
  kind: SeatRequest["kind"];
  level: string;
  name: string; // of another player at this device
}

const LEVEL_KEY = "meadhall-level";
const DEFAULT_SEATS = 4; // at most

export class NewTableForm {
  seats = $state<FormSeat[]>([]);
  /** Only options that differ from their defaults. */
  options = $state<Record<string, string>>({});
  name = $state("");
  language = $state(language());
  listed = $state(false);
  password = $state("");
  spectators = $state(true);
  delay = $state(0);
  hints = $state(true);
  clock = $state<{ kind: "none" | "decision" | "bank"; seconds: number; increment: number }>({
    kind: "none",
    seconds: 120,
    increment: 0,
  });
  private level = $state(loadStored(LEVEL_KEY, "karl"));

  constructor(private readonly game: GameInfo) {
    this.setSeatCount(this.defaultSeats);
  }

  /** As many seats as the game allows, up to the usual number. */
  private get defaultSeats(): number {
    const counts = this.game.seat_counts;
    return Math.max(...counts.filter((count) => count <= DEFAULT_SEATS), Math.min(...counts));
  }

  /** The level of bots chosen last time. */
  get bots(): string {
    return this.game.bots.includes(this.level) ? this.level : (this.game.bots[0] ?? "");
  }

  get levels(): string[] {
    return this.game.bots;
  }

  set bots(level: string) {
    this.level = level;
    saveStored(LEVEL_KEY, level);
  }

  /** Changes the number of seats; the remaining seats keep their settings. */
  setSeatCount(count: number): void {
    const free = this.game.seat_names.filter((name) => !this.seats.some((one) => one.seat === name));
    while (this.seats.length < count)
      this.seats.push({
        seat: free.shift() ?? "",
        kind: this.seats.length === 0 ? "me" : "bot",
        level: this.bots,
        name: "",
      });
    this.seats.length = count;
  }

  change(seat: FormSeat, fields: Partial<FormSeat>): void {
    Object.assign(seat, fields);
    if (fields.level !== undefined) this.bots = fields.level;
  }

  /** Makes a seat the one of this name; the seat that was it becomes what this one was. */
  assign(seat: FormSeat, name: string): void {
    const other = this.seats.find((one) => one.seat === name);
    if (other !== undefined) other.seat = seat.seat;
    seat.seat = name;
  }

  setOption(option: string, value: string): void {
    const rest = Object.entries(this.options).filter(([name]) => name !== option);
    this.options = Object.fromEntries(value === this.game.options[option] ? rest : [...rest, [option, value]]);
  }

  /** Whether this is the user's own seat, which has the name from the settings. Others at the same device have names
   * of their own. */
  isFirst(seat: FormSeat): boolean {
    return this.seats.find((one) => one.kind === "me") === seat;
  }

  /** The request for a game against bots, without any further settings. */
  quickRequest(): NewTable {
    const bots = Array<SeatRequest>(this.defaultSeats - 1).fill({ kind: "bot", level: this.bots });
    return {
      game: this.game.game,
      language: language(),
      seats: [{ kind: "me", display: settings.name }, ...bots],
    };
  }

  request(): NewTable {
    const { kind, seconds, increment } = this.clock;
    return {
      game: this.game.game,
      seats: this.seats.map((one) => this.seatRequest(one)),
      options: this.options,
      name: this.name.trim(),
      language: this.language,
      listed: this.listed,
      password: this.password || null,
      spectators: this.spectators,
      spectator_delay: this.spectators ? this.delay : 0,
      hints: this.hints,
      clock: kind === "none" ? { kind } : { kind, seconds, increment: kind === "bank" ? increment : 0 },
    };
  }

  private seatRequest(seat: FormSeat): SeatRequest {
    const { seat: name, kind, level } = seat;
    if (kind === "bot") return { kind, seat: name, level };
    if (kind !== "me") return { kind, seat: name };
    return { kind, seat: name, display: this.isFirst(seat) ? settings.name : seat.name };
  }
}
