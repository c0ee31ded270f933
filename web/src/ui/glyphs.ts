/** Names of the game-icons that the page uses (game-icons.net, CC BY 3.0). */
// prettier-ignore
export const GLYPHS = [
  "angel-wings", "anvil", "battle-axe", "battle-gear", "bear-head", "beer-horn", "birch-trees", "broadsword",
  "bull-horns", "card-draw", "compass", "crossed-axes", "crossed-swords", "dragon-breath", "dragon-spiral",
  "drakkar", "drakkar-dragon", "duality-mask", "dwarf-face", "fire-silhouette", "fist", "flame",
  "flat-hammer", "half-dead", "hourglass", "hunting-horn", "hut", "ice-golem", "laurels", "linden-leaf",
  "oak", "peaks", "raven", "sea-serpent", "skull-crossed-bones", "snake", "spears", "swords-emblem",
  "swords-power", "third-eye", "thor-hammer", "tied-scroll", "torch", "triorb", "troll", "viking-head",
  "viking-helmet", "viking-longhouse", "walking-boot", "wheat", "winged-sword", "witch-face", "wolf-head",
  "woman-elf-face",
] as const;

export type Glyph = (typeof GLYPHS)[number];
