/** The state of the lobby: open tables and the player's own ones, polled while the page is visible. */
import { api, ApiError } from "../api/http.ts";
import type { GameInfo, Made, NewTable, TableInfo } from "../api/types.ts";
import { navigate } from "../route.svelte.ts";
import { settings } from "../settings.svelte.ts";
import { saveLinks } from "./links.ts";

const POLL_INTERVAL = 10_000; // milliseconds

export class LobbyState {
  games = $state.raw<GameInfo[]>([]);
  openTables = $state.raw<TableInfo[]>([]);
  ownTables = $state.raw<TableInfo[]>([]);
  loaded = $state(false); // the server has answered
  denied = $state.raw<ApiError | null>(null);

  /** Starts polling; returns a function that stops it. */
  poll(): () => void {
    const refresh = (): void => void (document.hidden || this.refresh());
    const timer = window.setInterval(refresh, POLL_INTERVAL);
    document.addEventListener("visibilitychange", refresh);
    refresh();
    return () => {
      window.clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }

  async refresh(): Promise<void> {
    await this.attempt(async () => {
      const [open, own] = await Promise.all([api<TableInfo[]>("/tables"), api<TableInfo[]>("/mine")]);
      if (this.games.length === 0) this.games = await api<GameInfo[]>("/games");
      this.ownTables = own.toSorted((a, b) => b.updated_at - a.updated_at);
      this.openTables = open.filter((one) => one.yours.length === 0 && !one.host);
      this.loaded = true;
    });
  }

  /** Runs `work` and stores the refusal if there is one. Returns true on success. */
  async attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      this.denied = null;
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.denied = error;
      return false;
    }
  }

  async createTable(table: NewTable): Promise<void> {
    await this.attempt(async () => {
      const made = await api<Made>("/tables", table);
      if (table.seats.some((one) => one.kind === "person" || one.kind === "open")) saveLinks(made);
      navigate(made.id);
    });
  }

  /** Imports a record. A finished game is opened as a replay, an unfinished one is continued from the first seat. */
  async importRecord(record: string): Promise<void> {
    await this.attempt(async () => {
      const names = /^seats (.+)$/m.exec(record)?.[1]?.trim().split(/\s+/) ?? [];
      const seats = names.map((_, k) =>
        k === 0 ? { kind: "me", display: settings.name } : { kind: "bot", level: "karl" },
      );
      const made = await api<Made>("/records", { record, seats });
      const { status } = await api<TableInfo>(`/tables/${made.id}`);
      navigate(status === "over" ? `replay/${made.id}` : made.id);
    });
  }

  /** The game to continue: one that waits for this player, else the last changed. */
  get currentGame(): TableInfo | null {
    const playing = this.ownTables.filter((one) => one.status === "playing" && one.yours.length > 0);
    return playing.find(isTurn) ?? playing[0] ?? null;
  }
}

export function isTurn(table: TableInfo): boolean {
  return table.status === "playing" && table.waiting.some((seat) => table.yours.includes(seat));
}
