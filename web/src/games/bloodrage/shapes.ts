/** Outlines of the clan marks, centred on 0,0, with the same visual weight as a disc of radius r. */
import type { Shape } from "./visuals.ts";

const f = (n: number): string => n.toFixed(2);

export function outline(shape: Shape, r: number): string {
  switch (shape) {
    case "circle":
      return `M${f(-r)} 0A${f(r)} ${f(r)} 0 1 1 ${f(r)} 0A${f(r)} ${f(r)} 0 1 1 ${f(-r)} 0Z`;
    case "square": {
      const [s, k] = [r * 0.9, r * 0.26];
      return (
        `M${f(-s + k)} ${f(-s)}H${f(s - k)}Q${f(s)} ${f(-s)} ${f(s)} ${f(-s + k)}V${f(s - k)}` +
        `Q${f(s)} ${f(s)} ${f(s - k)} ${f(s)}H${f(-s + k)}Q${f(-s)} ${f(s)} ${f(-s)} ${f(s - k)}` +
        `V${f(-s + k)}Q${f(-s)} ${f(-s)} ${f(-s + k)} ${f(-s)}Z`
      );
    }
    case "diamond": {
      const [s, k] = [r * 1.24, r * 0.2];
      return (
        `M${f(-k)} ${f(-s + k)}Q0 ${f(-s)} ${f(k)} ${f(-s + k)}L${f(s - k)} ${f(-k)}Q${f(s)} 0 ${f(s - k)} ${f(k)}` +
        `L${f(k)} ${f(s - k)}Q0 ${f(s)} ${f(-k)} ${f(s - k)}L${f(-s + k)} ${f(k)}Q${f(-s)} 0 ${f(-s + k)} ${f(-k)}Z`
      );
    }
    case "shield": {
      const [w, t, b, k] = [r * 0.96, r * 0.95, r * 1.16, r * 0.2];
      return (
        `M${f(-w + k)} ${f(-t)}H${f(w - k)}Q${f(w)} ${f(-t)} ${f(w)} ${f(-t + k)}V${f(r * 0.12)}` +
        `C${f(w)} ${f(r * 0.66)} ${f(r * 0.42)} ${f(r * 0.98)} 0 ${f(b)}` +
        `C${f(-r * 0.42)} ${f(r * 0.98)} ${f(-w)} ${f(r * 0.66)} ${f(-w)} ${f(r * 0.12)}` +
        `V${f(-t + k)}Q${f(-w)} ${f(-t)} ${f(-w + k)} ${f(-t)}Z`
      );
    }
  }
}

/** Size and vertical offset of the animal on each shape, relative to the radius. */
export const ANIMAL: Record<Shape, { size: number; dy: number }> = {
  shield: { size: 1.22, dy: -0.06 },
  diamond: { size: 1.12, dy: 0 },
  circle: { size: 1.24, dy: 0 },
  square: { size: 1.26, dy: 0 },
};
