/** The shape of a breaking province: its coast, cracks and shards. Derived from the name, so always the same. */
import { seededRandom, seedFrom } from "./seededRandom.ts";

interface LandShape {
  coast: string;
  cracks: string[];
  shards: string[];
}

const POINTS = 22;
const [RX, RY] = [230, 132];

export function landShape(place: string): LandShape {
  const random = seededRandom(seedFrom(place));
  const outline = Array.from({ length: POINTS }, (_, k) => {
    const a = (2 * Math.PI * k) / POINTS;
    const r = random(0.84, 1.1);
    return [RX * r * Math.cos(a), RY * r * Math.sin(a)] as const;
  });
  return {
    coast: `${smooth(outline)}Z`,
    cracks: Array.from({ length: 9 }, (_, k) => crack(random, (2 * Math.PI * k) / 9 + random(-0.25, 0.25))),
    shards: Array.from({ length: 16 }, () => shard(random)),
  };
}

/** A path from the middle towards the coast, with random branches. */
function crack(random: ReturnType<typeof seededRandom>, direction: number): string {
  let a = direction;
  let [x, y] = [random(-16, 16), random(-10, 10)];
  let path = `M${x.toFixed(0)} ${y.toFixed(0)}`;
  while ((x / RX) ** 2 + (y / RY) ** 2 < 0.66) {
    a += random(-0.45, 0.45);
    [x, y] = [x + 24 * Math.cos(a), y + 19 * Math.sin(a)];
    path += `L${x.toFixed(0)} ${y.toFixed(0)}`;
    if (random(0, 1) < 0.4) {
      const b = a + (random(0, 1) < 0.5 ? -0.9 : 0.9);
      path += `l${(20 * Math.cos(b)).toFixed(0)} ${(16 * Math.sin(b)).toFixed(0)}M${x.toFixed(0)} ${y.toFixed(0)}`;
    }
  }
  return path;
}

function shard(random: ReturnType<typeof seededRandom>): string {
  const a = random(0, 2 * Math.PI);
  const far = random(1.12, 1.42);
  const size = random(4, 11);
  return Array.from({ length: 5 }, (_, k) => {
    const b = k * 1.26 + a;
    const r = size * random(0.6, 1.2);
    return `${(RX * far * Math.cos(a) + r * Math.cos(b)).toFixed(1)},${(RY * far * Math.sin(a) + r * Math.sin(b)).toFixed(1)}`;
  }).join(" ");
}

/** A closed curve through the midpoints of the edges, without corners. */
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
