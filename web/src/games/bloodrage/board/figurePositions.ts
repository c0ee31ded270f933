/** Keys and positions of the figures on the board, so that moves can be animated.
 *
 * A view only counts figures. A figure that is missing in one place and new in another has moved, and keeps its key.
 */
import type { Place, View } from "../types.ts";
import { LAYOUT, TREE, type Form, type Point } from "./layout.ts";

interface TrackedFigure {
  key: string;
  clan: string;
  figure: string;
  place: string;
  slot: number; // index of the village or berth; a figure keeps it while it stays in the place
}

export interface PlacedFigure extends TrackedFigure {
  x: number;
  y: number;
  size: number;
  /** How many figures this one stands for; 0: hidden behind another that shows the number. */
  n: number;
}

const placesOf = (view: View): Place[] => [...view.provinces, ...view.fjords];

/** Assigns keys to the figures of each view by comparing it with the previous one. */
export function figureTracker(): (view: View) => TrackedFigure[] {
  let figures: TrackedFigure[] = [];
  return (view) => (figures = trackFigures(figures, view));
}

function trackFigures(before: TrackedFigure[], view: View): TrackedFigure[] {
  const kept: TrackedFigure[] = [];
  const missing: { clan: string; figure: string; place: string }[] = [];
  let free = [...before];
  for (const place of placesOf(view))
    for (const group of place.figures) {
      const here = free.filter((one) => one.place === place.id && same(one, group)).slice(0, group.n);
      free = free.filter((one) => !here.includes(one));
      kept.push(...here);
      for (let k = here.length; k < group.n; k++) missing.push({ clan: group.clan, figure: group.figure, place: place.id });
    }
  const used = new Set(before.map((one) => one.key));
  for (const wanted of missing) {
    const moved = free.find((one) => same(one, wanted));
    free = free.filter((one) => one !== moved);
    const slot = freeSlot(wanted.place, kept);
    kept.push({ ...wanted, key: moved?.key ?? newKey(wanted, used), slot });
  }
  return kept.sort((a, b) => (a.key < b.key ? -1 : 1));
}

const same = (a: { clan: string; figure: string }, b: { clan: string; figure: string }): boolean =>
  a.clan === b.clan && a.figure === b.figure;

function newKey({ clan, figure }: { clan: string; figure: string }, used: Set<string>): string {
  for (let k = 1; ; k++) {
    const key = `${clan} ${figure} ${k}`;
    if (used.has(key)) continue;
    used.add(key);
    return key;
  }
}

/** The free village with the largest distance to all taken ones. */
function freeSlot(place: string, others: TrackedFigure[]): number {
  const slots = LAYOUT.wide.places[place]?.slots ?? [];
  const taken = others.filter((one) => one.place === place).map((one) => one.slot);
  let [best, most] = [-1, -1];
  slots.forEach((slot, k) => {
    if (taken.includes(k)) return;
    const room = Math.min(999, ...taken.map((one) => distance(slot, slots[one] ?? slot)));
    if (room > most) [best, most] = [k, room];
  });
  return best >= 0 ? best : taken.length;
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The position of every figure in one of the two drawings. */
export function placeFigures(figures: TrackedFigure[], form: Form, clans: string[]): PlacedFigure[] {
  const places = [...new Set(figures.map((one) => one.place))];
  return places
    .flatMap((place) => {
      const here = figures.filter((one) => one.place === place);
      if (place === TREE) return inYggdrasil(here, form, clans);
      return place.startsWith("fjord") ? inFjord(here, form) : inVillages(here, form);
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

function inVillages(figures: TrackedFigure[], form: Form): PlacedFigure[] {
  return figures.map((figure) => {
    const slots = LAYOUT[form].places[figure.place]?.slots ?? [];
    const [x, y] = slots[figure.slot % slots.length] ?? [0, 0];
    const over = figure.slot >= slots.length ? 9 : 0; // more figures than villages: some cards allow it
    return { ...figure, x: x + over, y: y - over, size: 1, n: 1 };
  });
}

/** Ships in a row; the more there are, the smaller they are drawn. */
function inFjord(figures: TrackedFigure[], form: Form): PlacedFigure[] {
  const [middle, inner, outer] = LAYOUT[form].places[figures[0]?.place ?? ""]?.slots ?? [];
  if (!middle || !inner || !outer) return [];
  const size = [0, 0.84, 0.78, 0.66, 0.6, 0.54][Math.min(figures.length, 5)] ?? 0.5;
  if (figures.length === 1) return figures.map((one) => ({ ...one, x: middle[0], y: middle[1] + 9, size, n: 1 }));
  return figures.map((one, k) => {
    const along = (k / (figures.length - 1)) * 2; // 0 outer, 1 middle, 2 inner
    const [from, to] = along <= 1 ? [outer, middle] : [middle, inner];
    const part = along <= 1 ? along : along - 1;
    return { ...one, x: interpolate(from[0], to[0], part), y: interpolate(from[1], to[1], part) + 9, size, n: 1 };
  });
}

const interpolate = (a: number, b: number, part: number): number => a + (b - a) * part;

/** Positions beside the trunk, from the inside out: [distance from the trunk, offset from the token's height]. */
const BESIDE: Record<Form, { few: Point[]; many: Point[] }> = {
  wide: {
    few: [[86, -12], [132, -30], [88, -60], [122, 18]],
    many: [[66, -14], [106, -14], [143, -14], [66, -52], [106, -52], [138, -50], [100, 24], [136, 22]],
  },
  tall: {
    few: [[62, 16], [66, -32], [74, -80]],
    many: [[42, 8], [80, 8], [42, -28], [82, -28], [44, -64], [82, -64], [48, -100], [80, -98]],
  },
};

/** Figures in Yggdrasil, clan by clan, left and right of the trunk. If there are many, the Warriors of a clan are one
 * figure with a number. */
function inYggdrasil(figures: TrackedFigure[], form: Form, clans: string[]): PlacedFigure[] {
  const rank = (one: TrackedFigure): number =>
    clans.indexOf(one.clan) * 10 + (one.figure === "leader" ? 0 : one.figure === "warrior" ? 1 : 2);
  const sorted = [...figures].sort((a, b) => rank(a) - rank(b) || (a.key < b.key ? -1 : 1));
  const crowded = sorted.length > BESIDE[form].few.length * 2;
  const drawn = crowded
    ? sorted.filter((one, k) => one.figure !== "warrior" || sorted.findIndex((other) => same(one, other)) === k)
    : sorted;
  const rows = drawn.length > BESIDE[form].few.length * 2 ? BESIDE[form].many : BESIDE[form].few;
  const size = rows === BESIDE[form].many ? 0.7 : 1;
  const [cx, cy] = LAYOUT[form].places[TREE]?.token ?? [0, 0];
  const left = drawn.filter((one) => clans.indexOf(one.clan) % 2 === 0).length;
  const split = Math.min(Math.max(left, drawn.length - rows.length), rows.length);
  const bySide = [...drawn].sort((a, b) => (clans.indexOf(a.clan) % 2) - (clans.indexOf(b.clan) % 2));
  return sorted.map((one) => {
    const shown = crowded && one.figure === "warrior" ? drawn.find((other) => same(one, other)) : one;
    const k = bySide.indexOf(shown ?? one);
    const [dx, dy] = rows[(k < split ? k : k - split) % rows.length] ?? [0, 0];
    const n = !crowded || one.figure !== "warrior" ? 1 : shown === one ? sorted.filter((other) => same(one, other)).length : 0;
    return { ...one, x: cx + (k < split ? -dx : dx), y: cy + dy, size, n };
  });
}
