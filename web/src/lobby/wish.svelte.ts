/** A table that is being set: who is to sit where, and by which rules. */
import type { GameInfo, NewTable, SeatWish } from "../api/types.ts";
import { settings } from "../settings.svelte.ts";
import { language } from "../words/words.svelte.ts";
import { keep, kept } from "./kept.ts";

export interface Chair {
  clan: string;
  kind: SeatWish["kind"];
  level: string;
  name: string; // of somebody else who plays at this device
}

const LEVEL = "meadhall-level";
const SEATS = 4;

export class Wish {
  chairs = $state<Chair[]>([]);
  /** Only those that are not as usual. */
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
  private level = $state(kept(LEVEL, "karl"));

  constructor(private readonly game: GameInfo) {
    this.seat(SEATS);
  }

  /** How strong bots were last time. */
  get bots(): string {
    return this.game.bots.includes(this.level) ? this.level : (this.game.bots[0] ?? "");
  }

  set bots(level: string) {
    this.level = level;
    keep(LEVEL, level);
  }

  /** So many seats: those that are set stay as they are. */
  seat(count: number): void {
    const free = this.game.seat_names.filter((name) => !this.chairs.some((one) => one.clan === name));
    while (this.chairs.length < count)
      this.chairs.push({
        clan: free.shift() ?? "",
        kind: this.chairs.length === 0 ? "me" : "bot",
        level: this.bots,
        name: "",
      });
    this.chairs.length = count;
  }

  change(chair: Chair, how: Partial<Chair>): void {
    Object.assign(chair, how);
    if (how.level !== undefined) this.bots = how.level;
  }

  /** A clan somebody else has is swapped with them. */
  dress(chair: Chair, clan: string): void {
    const other = this.chairs.find((one) => one.clan === clan);
    if (other !== undefined) other.clan = chair.clan;
    chair.clan = clan;
  }

  choose(option: string, value: string): void {
    const rest = Object.entries(this.options).filter(([name]) => name !== option);
    this.options = Object.fromEntries(value === this.game.options[option] ? rest : [...rest, [option, value]]);
  }

  /** The first seat of one's own goes by one's own name; others at the same device have theirs. */
  isFirst(chair: Chair): boolean {
    return this.chairs.find((one) => one.kind === "me") === chair;
  }

  /** One's own game against bots, as quick as can be. */
  quick(): NewTable {
    const bots = Array<SeatWish>(SEATS - 1).fill({ kind: "bot", level: this.bots });
    return {
      game: this.game.game,
      language: language(),
      seats: [{ kind: "me", display: settings.name }, ...bots],
    };
  }

  whole(): NewTable {
    const { kind, seconds, increment } = this.clock;
    return {
      game: this.game.game,
      seats: this.chairs.map((one) => this.wished(one)),
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

  private wished(chair: Chair): SeatWish {
    const { clan: seat, kind, level } = chair;
    if (kind === "bot") return { kind, seat, level };
    if (kind !== "me") return { kind, seat };
    return { kind, seat, display: this.isFirst(chair) ? settings.name : chair.name };
  }
}
