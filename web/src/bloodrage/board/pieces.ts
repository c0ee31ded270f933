/** The figures on the board, each with a name of its own, so that a change of place can be seen.
 *
 * A view only counts them. From one view to the next whoever is missing in one place and new in another has moved.
 */
import type { Place, View } from "../../api/types.ts";
import { LAYOUT, TREE, type Form, type Point } from "./layout.ts";

export interface Piece {
  key: string;
  clan: string;
  figure: string;
  place: string;
  slot: number; // which village or berth; figures keep theirs as long as they stay
}

export interface Stand extends Piece {
  x: number;
  y: number;
  size: number;
  /** How many stand here as one; 0: hidden behind the one that shows the number. */
  n: number;
}

const placesOf = (view: View): Place[] => [...view.provinces, ...view.fjords];

/** Remembers who stood where: each view is compared with the one before. */
export function follower(): (view: View) => Piece[] {
  let pieces: Piece[] = [];
  return (view) => (pieces = follow(pieces, view));
}

function follow(before: Piece[], view: View): Piece[] {
  const kept: Piece[] = [];
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
  for (const want of missing) {
    const moved = free.find((one) => same(one, want));
    free = free.filter((one) => one !== moved);
    const slot = freeSlot(want.place, kept);
    kept.push({ ...want, key: moved?.key ?? fresh(want, used), slot });
  }
  return kept.sort((a, b) => (a.key < b.key ? -1 : 1));
}

const same = (a: { clan: string; figure: string }, b: { clan: string; figure: string }): boolean =>
  a.clan === b.clan && a.figure === b.figure;

function fresh({ clan, figure }: { clan: string; figure: string }, used: Set<string>): string {
  for (let k = 1; ; k++) {
    const key = `${clan} ${figure} ${k}`;
    if (used.has(key)) continue;
    used.add(key);
    return key;
  }
}

/** The free village farthest from all others: neighbours stay apart as long as they can. */
function freeSlot(place: string, others: Piece[]): number {
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

/** Where every figure stands in a drawing. */
export function stand(pieces: Piece[], form: Form, clans: string[]): Stand[] {
  const places = [...new Set(pieces.map((one) => one.place))];
  return places
    .flatMap((place) => {
      const here = pieces.filter((one) => one.place === place);
      if (place === TREE) return underTree(here, form, clans);
      return place.startsWith("fjord") ? afloat(here, form) : inVillages(here, form);
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

function inVillages(pieces: Piece[], form: Form): Stand[] {
  return pieces.map((piece) => {
    const slots = LAYOUT[form].places[piece.place]?.slots ?? [];
    const [x, y] = slots[piece.slot % slots.length] ?? [0, 0];
    const over = piece.slot >= slots.length ? 9 : 0; // more figures than villages: some card lets them in
    return { ...piece, x: x + over, y: y - over, size: 1, n: 1 };
  });
}

/** Ships lie one behind the other; the more there are, the smaller they are drawn. */
function afloat(pieces: Piece[], form: Form): Stand[] {
  const [middle, inner, outer] = LAYOUT[form].places[pieces[0]?.place ?? ""]?.slots ?? [];
  if (!middle || !inner || !outer) return [];
  const size = [0, 0.84, 0.78, 0.66, 0.6, 0.54][Math.min(pieces.length, 5)] ?? 0.5;
  if (pieces.length === 1) return pieces.map((one) => ({ ...one, x: middle[0], y: middle[1] + 9, size, n: 1 }));
  return pieces.map((one, k) => {
    const along = (k / (pieces.length - 1)) * 2; // 0 outer, 1 middle, 2 inner
    const [from, to] = along <= 1 ? [outer, middle] : [middle, inner];
    const part = along <= 1 ? along : along - 1;
    return { ...one, x: mix(from[0], to[0], part), y: mix(from[1], to[1], part) + 9, size, n: 1 };
  });
}

const mix = (a: number, b: number, part: number): number => a + (b - a) * part;

/** Rows beside the trunk, from it outwards: [from the trunk, from the token's height]. */
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

/** There is always room: clan by clan, left and right of the trunk; a crowd of Warriors is one figure with a number. */
function underTree(pieces: Piece[], form: Form, clans: string[]): Stand[] {
  const rank = (one: Piece): number =>
    clans.indexOf(one.clan) * 10 + (one.figure === "leader" ? 0 : one.figure === "warrior" ? 1 : 2);
  const sorted = [...pieces].sort((a, b) => rank(a) - rank(b) || (a.key < b.key ? -1 : 1));
  const crowded = sorted.length > BESIDE[form].few.length * 2;
  const heads = crowded
    ? sorted.filter((one, k) => one.figure !== "warrior" || sorted.findIndex((other) => same(one, other)) === k)
    : sorted;
  const rows = heads.length > BESIDE[form].few.length * 2 ? BESIDE[form].many : BESIDE[form].few;
  const size = rows === BESIDE[form].many ? 0.7 : 1;
  const [cx, cy] = LAYOUT[form].places[TREE]?.token ?? [0, 0];
  const left = heads.filter((one) => clans.indexOf(one.clan) % 2 === 0).length;
  const split = Math.min(Math.max(left, heads.length - rows.length), rows.length);
  const byside = [...heads].sort((a, b) => (clans.indexOf(a.clan) % 2) - (clans.indexOf(b.clan) % 2));
  return sorted.map((one) => {
    const head = crowded && one.figure === "warrior" ? heads.find((other) => same(one, other)) : one;
    const k = byside.indexOf(head ?? one);
    const [dx, dy] = rows[(k < split ? k : k - split) % rows.length] ?? [0, 0];
    const n = !crowded || one.figure !== "warrior" ? 1 : head === one ? sorted.filter((other) => same(one, other)).length : 0;
    return { ...one, x: cx + (k < split ? -dx : dx), y: cy + dy, size, n };
  });
}
