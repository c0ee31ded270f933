/** Positions on the board, in the units of its two drawings: wide for desktops, tall for phones. */
import data from "./layout.json";

export type Form = "wide" | "tall";
export type Point = readonly [number, number];

interface Spot {
  label: Point; // the centre of the label
  token: Point | null;
  slots: Point[]; // villages of a province, or berths of a fjord
}

export interface Layout {
  viewBox: [number, number, number, number];
  places: Record<string, Spot>;
  glory: Point[]; // the hundred cells of the Glory track
}

export const LAYOUT = data as unknown as Record<Form, Layout>;

/** The outer provinces, clockwise. */
const RING = ["elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor"];
export const TREE = "yggdrasil";
const FJORDS = ["fjord-ne", "fjord-se", "fjord-sw", "fjord-nw"];
/** The groups for the arrow keys: up and down switch the group, left and right move within it. */
const CIRCLES = [RING, [TREE], FJORDS];

/** The id of a shape inside the drawing. */
export const shape = (name: string): string => `#bd-${name}`;

/** The place that an arrow key leads to; null for other keys. */
export function step(from: string, key: string): string | null {
  const level = CIRCLES.findIndex((circle) => circle.includes(from));
  const circle = CIRCLES[level] ?? RING;
  const at = circle.indexOf(from);
  const turn = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (turn !== undefined) return circle.at((at + turn) % circle.length) ?? null;
  const climb = { ArrowUp: 1, ArrowDown: -1 }[key];
  return climb === undefined ? null : (CIRCLES.at((level + climb) % CIRCLES.length)?.[0] ?? null);
}
