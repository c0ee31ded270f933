/** A figure in somebody's hand, on its way from one province to another. */
import type { Scene } from "../../table/scene.ts";
import { march, marchFrom } from "./march.ts";
import type { Stand } from "./pieces.ts";

const REACH = 30; // how near to a figure one must touch it, in units of the board
const SLACK = 7; // pixels a finger may slip without meaning to carry

export class Carry {
  key = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  over = $state<string | null>(null);
  /** A figure was put down just now: the click that follows means nothing more. */
  done = false;
  private start: { piece: Stand; x: number; y: number } | null = null;

  constructor(
    private readonly scene: Scene,
    private readonly svg: () => SVGSVGElement | null,
  ) {}

  take(event: PointerEvent, place: string, stands: Stand[]): void {
    this.done = false;
    if (event.button !== 0 || marchFrom(this.scene, place) === undefined) return;
    const at = this.point(event);
    const own = stands.filter((one) => one.place === place && one.clan === this.scene.seat && one.n > 0);
    const piece = own.find((one) => Math.hypot(one.x - at.x, one.y - at.y) < REACH);
    if (piece !== undefined) this.start = { piece, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    if (this.start === null) return;
    if (this.key === null && Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) < SLACK) return;
    const at = this.point(event);
    this.key = this.start.piece.key;
    this.x = at.x;
    this.y = at.y;
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>("[data-place]");
    this.over = under?.dataset.place ?? null;
  }

  drop(): void {
    const { key, over, start } = this;
    this.away();
    this.done = key !== null;
    if (key !== null && over !== null && start !== null) void march(this.scene, start.piece.place, over);
  }

  away(): void {
    this.start = null;
    this.key = null;
    this.over = null;
  }

  private point(event: PointerEvent): { x: number; y: number } {
    const into = this.svg()?.getScreenCTM()?.inverse();
    return new DOMPoint(event.clientX, event.clientY).matrixTransform(into);
  }
}
