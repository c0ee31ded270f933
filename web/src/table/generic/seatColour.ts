/** A colour for a seat of a game that has no colours of its own: the same for the same name. */
export function seatColour(seat: string): string {
  let hash = 0;
  for (const letter of seat) hash = (hash * 31 + letter.charCodeAt(0)) % 360;
  return `hsl(${hash} 45% 38%)`;
}

/** The letters that mark a seat: the first of its name, and its number if it has one. */
export function seatLetters(name: string): string {
  return (name.slice(0, 1).toUpperCase() + (/\d+$/.exec(name)?.[0] ?? "")).slice(0, 2);
}
