/** What stands in the hall: tables that are open and one's own, asked for again while somebody looks. */
import { api, Denied } from "../api/http.ts";
import type { GameInfo, Made, NewTable, TableInfo } from "../api/types.ts";
import { go } from "../route.svelte.ts";
import { settings } from "../settings.svelte.ts";
import { remember } from "./links.ts";

const EVERY = 10_000; // milliseconds

export class Hall {
  games = $state.raw<GameInfo[]>([]);
  open = $state.raw<TableInfo[]>([]);
  mine = $state.raw<TableInfo[]>([]);
  known = $state(false); // somebody has answered
  denied = $state.raw<Denied | null>(null);

  /** Returns how to stop. */
  watch(): () => void {
    const look = (): void => void (document.hidden || this.refresh());
    const timer = window.setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    look();
    return () => {
      window.clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async refresh(): Promise<void> {
    await this.attempt(async () => {
      const [open, mine] = await Promise.all([api<TableInfo[]>("/tables"), api<TableInfo[]>("/mine")]);
      if (this.games.length === 0) this.games = await api<GameInfo[]>("/games");
      this.mine = mine.toSorted((a, b) => b.updated_at - a.updated_at);
      this.open = open.filter((one) => one.yours.length === 0 && !one.host);
      this.known = true;
    });
  }

  /** Does it, or keeps why not. True: it was done. */
  async attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      this.denied = null;
      return true;
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      this.denied = error;
      return false;
    }
  }

  async make(table: NewTable): Promise<void> {
    await this.attempt(async () => {
      const made = await api<Made>("/tables", table);
      if (table.seats.some((one) => one.kind === "person" || one.kind === "open")) remember(made);
      go(made.id);
    });
  }

  /** A finished game is there to be looked at, an unfinished one to go on with: from the first seat. */
  async bring(record: string): Promise<void> {
    await this.attempt(async () => {
      const sitting = /^seats (.+)$/m.exec(record)?.[1]?.trim().split(/\s+/) ?? [];
      const seats = sitting.map((_, k) =>
        k === 0 ? { kind: "me", display: settings.name } : { kind: "bot", level: "karl" },
      );
      const made = await api<Made>("/records", { record, seats });
      const { status } = await api<TableInfo>(`/tables/${made.id}`);
      go(status === "over" ? `replay/${made.id}` : made.id);
    });
  }

  /** The game one most likely wants to go on with: where one is waited for, else the last touched. */
  get current(): TableInfo | null {
    const going = this.mine.filter((one) => one.status === "playing" && one.yours.length > 0);
    return going.find(isTurn) ?? going[0] ?? null;
  }
}

export function isTurn(table: TableInfo): boolean {
  return table.status === "playing" && table.waiting.some((seat) => table.yours.includes(seat));
}
