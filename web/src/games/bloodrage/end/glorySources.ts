/** The sources of Glory in six groups for the chart. The table for screen readers lists every source. */
export type SourceGroup = "battle" | "quest" | "rag" | "card" | "pil" | "end";
export const SOURCE_GROUPS: SourceGroup[] = ["battle", "quest", "rag", "card", "pil", "end"];

const GROUP_OF: Record<string, SourceGroup> = {
  battle: "battle",
  quest: "quest",
  ragnarok: "rag",
  pillage: "pil",
  legend: "end",
};

/** All other sources are effects of cards or figures. */
function groupOf(source: string): SourceGroup {
  return GROUP_OF[source] ?? "card";
}

export function gloryByGroup(earned: Record<string, number>): Record<SourceGroup, number> {
  const sums: Record<SourceGroup, number> = { battle: 0, quest: 0, rag: 0, card: 0, pil: 0, end: 0 };
  for (const [source, n] of Object.entries(earned)) sums[groupOf(source)] += n;
  return sums;
}
