/** How wide a word is, for plates that fit their names. Measured again when the fonts have come. */
let fonts = $state(0);
void document.fonts.ready.then(() => fonts++);
document.fonts.addEventListener("loadingdone", () => fonts++);

const pen = document.createElement("canvas").getContext("2d");
const families = new Map<string, string>();

function family(token: string): string {
  const known = families.get(token) ?? getComputedStyle(document.documentElement).getPropertyValue(token);
  families.set(token, known);
  return known;
}

export function width(text: string, size: number, weight: number, token: "--font-display" | "--font-ui"): number {
  if (pen === null || fonts < 0) return text.length * size * 0.55;
  pen.font = `${weight} ${size}px ${family(token)}`;
  return pen.measureText(text).width;
}
