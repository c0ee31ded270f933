/** A seeded random number generator for drawings. Never used for the game itself. */
export function seededRandom(seed: number): (low: number, high: number) => number {
  let state = seed | 0;
  return (low, high) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return low + (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (high - low);
  };
}

/** A seed derived from a word. */
export function seedFrom(word: string): number {
  return [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
}
