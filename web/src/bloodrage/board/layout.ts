/** Where things lie on the board, in the units of its two drawings: wide, and tall for a phone. */
import data from "./layout.json";

export type Form = "wide" | "tall";
export type Point = readonly [number, number];

export interface Spot {
  label: Point; // the middle of the name plate
  token: Point | null;
  slots: Point[]; // villages, or berths of a fjord
}

export interface Layout {
  viewBox: [number, number, number, number];
  places: Record<string, Spot>;
  glory: Point[]; // the hundred cells of the serpent
}

export const LAYOUT = data as unknown as Record<Form, Layout>;

/** The outer provinces, clockwise. */
export const RING = ["elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor"];
export const TREE = "yggdrasil";
export const FJORDS = ["fjord-ne", "fjord-se", "fjord-sw", "fjord-nw"];
/** What arrows up and down go between; left and right walk around in each. */
export const CIRCLES = [RING, [TREE], FJORDS];

/** The id of a shape inside the drawing. */
export const shape = (name: string): string => `#bd-${name}`;

/** The place an arrow key leads to; null: the key is no arrow. */
export function step(from: string, key: string): string | null {
  const level = CIRCLES.findIndex((circle) => circle.includes(from));
  const circle = CIRCLES[level] ?? RING;
  const at = circle.indexOf(from);
  const turn = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (turn !== undefined) return circle.at((at + turn) % circle.length) ?? null;
  const climb = { ArrowUp: 1, ArrowDown: -1 }[key];
  return climb === undefined ? null : (CIRCLES.at((level + climb) % CIRCLES.length)?.[0] ?? null);
}
