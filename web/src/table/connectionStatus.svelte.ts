/** The connection status that is shown to the user: short interruptions are not shown. */
import type { Table } from "./table.svelte.ts";

const SHORT_BREAK = 900; // milliseconds
const BACK_SHOWN = 5000;

export class ConnectionStatus {
  shown = $state<"" | "lost" | "closing" | "back" | "closed">("");
  missed = $state(0);
  private timer = 0;
  private known = 0; // length of the story when the connection was lost

  constructor(private readonly table: Table) {}

  /** To be called whenever the connection or the notice changes. */
  update(): void {
    const { connection, notice } = this.table;
    window.clearTimeout(this.timer);
    if (connection === "closed") this.shown = "closed";
    else if (connection === "lost") {
      if (this.shown !== "lost" && this.shown !== "closing") this.known = this.table.story.length;
      this.timer = window.setTimeout(() => (this.shown = notice?.code === "server_closes" ? "closing" : "lost"), SHORT_BREAK);
    } else if (connection === "open" && (this.shown === "lost" || this.shown === "closing")) this.reconnected();
    else if (this.shown === "back") this.reconnected();
  }

  private reconnected(): void {
    this.shown = "back";
    // missed changes arrive right after the `table` message
    this.timer = window.setTimeout(() => {
      this.missed = Math.max(0, this.table.story.length - this.known);
      this.timer = window.setTimeout(() => (this.shown = ""), BACK_SHOWN);
    }, 150);
  }
}
