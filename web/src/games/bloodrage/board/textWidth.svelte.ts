/** The width of a text, for labels that fit their names. Recalculated when fonts have been loaded. */
let fontLoads = $state(0);
void document.fonts.ready.then(() => fontLoads++);
document.fonts.addEventListener("loadingdone", () => fontLoads++);

const context = document.createElement("canvas").getContext("2d");
const families = new Map<string, string>();

function fontFamily(token: string): string {
  const known = families.get(token) ?? getComputedStyle(document.documentElement).getPropertyValue(token);
  families.set(token, known);
  return known;
}

export function textWidth(text: string, size: number, weight: number, token: "--font-display" | "--font-ui"): number {
  if (context === null || fontLoads < 0) return text.length * size * 0.55;
  context.font = `${weight} ${size}px ${fontFamily(token)}`;
  return context.measureText(text).width;
}
