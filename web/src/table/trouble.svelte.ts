/** What is the matter with the line, as a reader sees it: short breaks are not worth a word. */
import type { Table } from "./table.svelte.ts";

const SHORT = 900; // milliseconds
const WELCOME = 5000;

export class Trouble {
  now = $state<"" | "lost" | "closing" | "back" | "shut">("");
  missed = $state(0);
  private timer = 0;
  private known = 0; // changes that were known when the line broke

  constructor(private readonly table: Table) {}

  /** To be called whenever the health of the line, or its goodbye, has changed. */
  look(): void {
    const { health, notice } = this.table;
    window.clearTimeout(this.timer);
    if (health === "shut") this.now = "shut";
    else if (health === "lost") {
      if (this.now !== "lost" && this.now !== "closing") this.known = this.table.story.length;
      this.timer = window.setTimeout(() => (this.now = notice?.code === "server_closes" ? "closing" : "lost"), SHORT);
    } else if (health === "open" && (this.now === "lost" || this.now === "closing")) this.welcome();
    else if (this.now === "back") this.welcome();
  }

  private welcome(): void {
    this.now = "back";
    // what was missed comes right after the greeting
    this.timer = window.setTimeout(() => {
      this.missed = Math.max(0, this.table.story.length - this.known);
      this.timer = window.setTimeout(() => (this.now = ""), WELCOME);
    }, 150);
  }
}
