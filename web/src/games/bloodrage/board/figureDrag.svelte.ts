/** Dragging a figure from one province to another with the pointer. */
import type { Scene } from "../scene.ts";
import type { PlacedFigure } from "./figurePositions.ts";
import { march, marchFrom } from "./march.ts";

const GRAB_RADIUS = 30; // how near to a figure the pointer must be, in board units
const DRAG_THRESHOLD = 7; // pixels the pointer must move before a drag begins

export class FigureDrag {
  key = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  over = $state<string | null>(null);
  /** A figure was just dropped: the click event that follows is ignored. */
  justDropped = false;
  private started: { figure: PlacedFigure; x: number; y: number } | null = null;

  constructor(
    private readonly scene: Scene,
    private readonly svg: () => SVGSVGElement | null,
  ) {}

  start(event: PointerEvent, place: string, placed: PlacedFigure[]): void {
    this.justDropped = false;
    if (event.button !== 0 || marchFrom(this.scene, place) === undefined) return;
    const at = this.point(event);
    const own = placed.filter((one) => one.place === place && one.clan === this.scene.seat && one.n > 0);
    const figure = own.find((one) => Math.hypot(one.x - at.x, one.y - at.y) < GRAB_RADIUS);
    if (figure !== undefined) this.started = { figure, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    if (this.started === null) return;
    const moved = Math.hypot(event.clientX - this.started.x, event.clientY - this.started.y);
    if (this.key === null && moved < DRAG_THRESHOLD) return;
    const at = this.point(event);
    this.key = this.started.figure.key;
    this.x = at.x;
    this.y = at.y;
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>("[data-place]");
    this.over = under?.dataset.place ?? null;
  }

  drop(): void {
    const { key, over, started } = this;
    this.cancel();
    this.justDropped = key !== null;
    if (key !== null && over !== null && started !== null) void march(this.scene, started.figure.place, over);
  }

  cancel(): void {
    this.started = null;
    this.key = null;
    this.over = null;
  }

  private point(event: PointerEvent): { x: number; y: number } {
    const into = this.svg()?.getScreenCTM()?.inverse();
    return new DOMPoint(event.clientX, event.clientY).matrixTransform(into);
  }
}
