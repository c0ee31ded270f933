/** Which sign stands for what. Every owner has colour, shape, hatching, animal and letter: see the visual guide. */
import type { Glyph } from "../ui/glyphs.ts";

export type Shape = "shield" | "diamond" | "circle" | "square";
export type Hatch = "vert" | "horiz" | "dots" | "cross";

export interface Mark {
  glyph: Glyph;
  shape: Shape;
  hatch: Hatch;
}

export const CLANS: Record<string, Mark> = {
  wolf: { glyph: "wolf-head", shape: "shield", hatch: "vert" },
  raven: { glyph: "raven", shape: "diamond", hatch: "horiz" },
  serpent: { glyph: "snake", shape: "circle", hatch: "dots" },
  bear: { glyph: "bear-head", shape: "square", hatch: "cross" },
};
const NOBODY: Mark = { glyph: "compass", shape: "circle", hatch: "dots" };

export function markOf(clan: string): Mark {
  return CLANS[clan] ?? NOBODY;
}

export const STATS: Record<string, Glyph> = { rage: "fist", axes: "crossed-axes", horns: "bull-horns" };

export const REGIONS: Record<string, Glyph> = { manheim: "wheat", alfheim: "birch-trees", jotunheim: "peaks" };

export const VERBS: Record<string, Glyph> = {
  invade: "drakkar",
  recall: "angel-wings",
  march: "walking-boot",
  upgrade: "anvil",
  quest: "tied-scroll",
  pillage: "torch",
  challenge: "broadsword",
  sacrifice: "linden-leaf",
};

const FIGURES: Record<string, Glyph> = {
  leader: "viking-head",
  warrior: "viking-helmet",
  ship: "drakkar",
  troll: "troll",
  "dwarf-chieftain": "dwarf-face",
  "sea-serpent": "sea-serpent",
  valkyrie: "winged-sword",
  "dark-elf": "woman-elf-face",
  "fire-giant": "fire-silhouette",
  "frost-giant": "ice-golem",
  "soldier-of-hel": "half-dead",
  "volur-witch": "witch-face",
};

export function figureGlyph(figure: string): Glyph {
  return FIGURES[figure] ?? "troll";
}

/** The empty slots of a clan sheet, in their order. */
export const SLOTS: Glyph[] = [
  "viking-head",
  "viking-helmet",
  "drakkar",
  "troll",
  "troll",
  "viking-longhouse",
  "viking-longhouse",
  "viking-longhouse",
];

const GODS: Record<string, Glyph> = {
  odin: "third-eye",
  thor: "thor-hammer",
  loki: "duality-mask",
  frigga: "linden-leaf",
  heimdall: "hunting-horn",
  tyr: "broadsword",
};

/** Cards with a picture of their own; the others show their god's. */
const CARDS: Record<string, Glyph> = {
  "quest-manheim": "wheat",
  "quest-alfheim": "birch-trees",
  "quest-jotunheim": "peaks",
  "quest-yggdrasil": "oak",
  "quest-glorious-death": "angel-wings",
  "lord-of-hammers": "flat-hammer",
  "lord-of-axes": "battle-axe",
  "lord-of-spears": "spears",
  "brothers-in-arms": "swords-emblem",
  "experts-in-arms": "swords-power",
  "masters-in-arms": "battle-gear",
  "lokis-dragons": "drakkar-dragon",
  "fire-dragons": "dragon-breath",
  "eternal-dragons": "dragon-spiral",
};

export function cardGlyph(card: { name: string; god: string | null; kind: string }): Glyph {
  return (
    CARDS[card.name] ??
    FIGURES[card.name] ??
    (card.god ? GODS[card.god] : undefined) ??
    (card.kind === "quest" ? "compass" : card.kind === "battle" ? "crossed-swords" : "anvil")
  );
}

/** Battle cards are red, Quests green, all Upgrades black: one of three families. */
export function family(kind: string): "battle" | "quest" | "upgrade" {
  return kind === "battle" || kind === "quest" ? kind : "upgrade";
}

export const FAMILIES: Record<string, Glyph> = { battle: "crossed-swords", quest: "tied-scroll", upgrade: "anvil" };

/** The phases of an Age, in their order. */
export const PHASES = ["gods-gifts", "action", "discard", "quest", "ragnarok", "valhalla"];
