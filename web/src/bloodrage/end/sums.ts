/** Where Glory came from, in six groups that a chart can show; the sources themselves are in the table behind it. */
export type Part = "battle" | "quest" | "rag" | "card" | "pil" | "end";
export const PARTS: Part[] = ["battle", "quest", "rag", "card", "pil", "end"];

const PART_OF: Record<string, Part> = {
  battle: "battle",
  quest: "quest",
  ragnarok: "rag",
  pillage: "pil",
  legend: "end",
};

/** Everything else is the work of some card or figure. */
function partOf(source: string): Part {
  return PART_OF[source] ?? "card";
}

export function byPart(earned: Record<string, number>): Record<Part, number> {
  const sums: Record<Part, number> = { battle: 0, quest: 0, rag: 0, card: 0, pil: 0, end: 0 };
  for (const [source, n] of Object.entries(earned)) sums[partOf(source)] += n;
  return sums;
}
