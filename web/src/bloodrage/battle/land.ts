/** A piece of land that breaks: its coast, its cracks and its shards. Every province has its own, always the same. */
import { dice, seedOf } from "./dice.ts";

export interface Land {
  coast: string;
  cracks: string[];
  shards: string[];
}

const POINTS = 22;
const [RX, RY] = [230, 132];

export function land(place: string): Land {
  const roll = dice(seedOf(place));
  const round = Array.from({ length: POINTS }, (_, k) => {
    const a = (2 * Math.PI * k) / POINTS;
    const r = roll(0.84, 1.1);
    return [RX * r * Math.cos(a), RY * r * Math.sin(a)] as const;
  });
  return {
    coast: `${smooth(round)}Z`,
    cracks: Array.from({ length: 9 }, (_, k) => crack(roll, (2 * Math.PI * k) / 9 + roll(-0.25, 0.25))),
    shards: Array.from({ length: 16 }, () => shard(roll)),
  };
}

/** From the middle to the coast, with a branch here and there. */
function crack(roll: ReturnType<typeof dice>, towards: number): string {
  let a = towards;
  let [x, y] = [roll(-16, 16), roll(-10, 10)];
  let path = `M${x.toFixed(0)} ${y.toFixed(0)}`;
  while ((x / RX) ** 2 + (y / RY) ** 2 < 0.66) {
    a += roll(-0.45, 0.45);
    [x, y] = [x + 24 * Math.cos(a), y + 19 * Math.sin(a)];
    path += `L${x.toFixed(0)} ${y.toFixed(0)}`;
    if (roll(0, 1) < 0.4) {
      const b = a + (roll(0, 1) < 0.5 ? -0.9 : 0.9);
      path += `l${(20 * Math.cos(b)).toFixed(0)} ${(16 * Math.sin(b)).toFixed(0)}M${x.toFixed(0)} ${y.toFixed(0)}`;
    }
  }
  return path;
}

function shard(roll: ReturnType<typeof dice>): string {
  const a = roll(0, 2 * Math.PI);
  const far = roll(1.12, 1.42);
  const size = roll(4, 11);
  return Array.from({ length: 5 }, (_, k) => {
    const b = k * 1.26 + a;
    const r = size * roll(0.6, 1.2);
    return `${(RX * far * Math.cos(a) + r * Math.cos(b)).toFixed(1)},${(RY * far * Math.sin(a) + r * Math.sin(b)).toFixed(1)}`;
  }).join(" ");
}

/** Through the middles of the edges: no corners. */
function smooth(points: (readonly [number, number])[]): string {
  const middle = (k: number): string => {
    const [ax, ay] = points[k % points.length] as readonly [number, number];
    const [bx, by] = points[(k + 1) % points.length] as readonly [number, number];
    return `${((ax + bx) / 2).toFixed(0)} ${((ay + by) / 2).toFixed(0)}`;
  };
  const curves = points.map((_, k) => {
    const [x, y] = points[(k + 1) % points.length] as readonly [number, number];
    return `Q${x.toFixed(0)} ${y.toFixed(0)} ${middle(k + 1)}`;
  });
  return `M${middle(0)}${curves.join("")}`;
}
