/** Glyphs and marks of clans, stats, regions, actions, figures and cards. Each clan has colour, shape, hatching,
 * animal and letter. */
import type { Glyph } from "../../ui/glyphs.ts";

export type Shape = "shield" | "diamond" | "circle" | "square";
type Hatch = "vert" | "horiz" | "dots" | "cross";

interface ClanMark {
  glyph: Glyph;
  shape: Shape;
  hatch: Hatch;
}

const CLANS: Record<string, ClanMark> = {
  wolf: { glyph: "wolf-head", shape: "shield", hatch: "vert" },
  raven: { glyph: "raven", shape: "diamond", hatch: "horiz" },
  serpent: { glyph: "snake", shape: "circle", hatch: "dots" },
  bear: { glyph: "bear-head", shape: "square", hatch: "cross" },
};
const UNKNOWN_CLAN: ClanMark = { glyph: "compass", shape: "circle", hatch: "dots" };

export function clanMark(clan: string): ClanMark {
  return CLANS[clan] ?? UNKNOWN_CLAN;
}

export const STAT_GLYPHS: Record<string, Glyph> = { rage: "fist", axes: "crossed-axes", horns: "bull-horns" };

export const REGION_GLYPHS: Record<string, Glyph> = { manheim: "wheat", alfheim: "birch-trees", jotunheim: "peaks" };

export const VERB_GLYPHS: Record<string, Glyph> = {
  invade: "drakkar",
  recall: "angel-wings",
  march: "walking-boot",
  upgrade: "anvil",
  quest: "tied-scroll",
  pillage: "torch",
  challenge: "broadsword",
  sacrifice: "linden-leaf",
};

const FIGURE_GLYPHS: Record<string, Glyph> = {
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
  return FIGURE_GLYPHS[figure] ?? "troll";
}

/** Glyphs of the slots of a clan sheet, in order. */
export const SLOT_GLYPHS: Glyph[] = [
  "viking-head",
  "viking-helmet",
  "drakkar",
  "troll",
  "troll",
  "viking-longhouse",
  "viking-longhouse",
  "viking-longhouse",
];

const GOD_GLYPHS: Record<string, Glyph> = {
  odin: "third-eye",
  thor: "thor-hammer",
  loki: "duality-mask",
  frigga: "linden-leaf",
  heimdall: "hunting-horn",
  tyr: "broadsword",
};

/** Cards with a glyph of their own; the others show that of their god. */
const CARD_GLYPHS: Record<string, Glyph> = {
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
    CARD_GLYPHS[card.name] ??
    FIGURE_GLYPHS[card.name] ??
    (card.god ? GOD_GLYPHS[card.god] : undefined) ??
    (card.kind === "quest" ? "compass" : card.kind === "battle" ? "crossed-swords" : "anvil")
  );
}

/** Battle cards are red, Quests green, all Upgrades black. */
export function cardFamily(kind: string): "battle" | "quest" | "upgrade" {
  return kind === "battle" || kind === "quest" ? kind : "upgrade";
}

export const FAMILY_GLYPHS: Record<string, Glyph> = { battle: "crossed-swords", quest: "tied-scroll", upgrade: "anvil" };

/** The phases of an Age, in order. */
export const PHASES = ["gods-gifts", "action", "discard", "quest", "ragnarok", "valhalla"];
