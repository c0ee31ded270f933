/** The structure of the rules reference: chapters, their paragraphs, and related paragraphs. Texts: web-rules.ftl. */
export interface Paragraph {
  id: string;
  /** Related paragraphs and cards. */
  see: string[];
  /** The page of the rulebook, for paragraphs that are not in rules.csv. The same in every edition. */
  page?: number;
}

export interface Chapter {
  id: string;
  paragraphs: Paragraph[];
}

function p(id: string, see = "", page?: number): Paragraph {
  return { id, see: see.split(" ").filter(Boolean), ...(page === undefined ? {} : { page }) };
}

export const CHAPTERS: Chapter[] = [
  {
    id: "start",
    paragraphs: [
      p("goal", "glory ages scoring", 3),
      p("ages", "gods-gifts action-phase discard quest-phase ragnarok valhalla", 12),
      p("glory", "resolution quest-phase ragnarok scoring"),
      p("gods", "draft cards", 13),
      p("advice", "draft ragnarok no-rage", 23),
    ],
  },
  {
    id: "table",
    paragraphs: [
      p("board", "invade march ragnarok"),
      p("clan-sheet", "stats upgrade"),
      p("stats", "rewards quest-phase scoring", 7),
      p("figures", "invade horns valhalla"),
      p("cards", "gods-gifts play-cards quest upgrade"),
      p("set-up", "first-game ragnarok rewards"),
    ],
  },
  {
    id: "gifts",
    paragraphs: [
      p("gods-gifts", "draft discard"),
      p("draft", "two-player-draft gods"),
      p("two-player-draft", "draft"),
      p("first-game", "draft", 12),
    ],
  },
  {
    id: "action",
    paragraphs: [
      p("action-phase", "no-rage passing"),
      p("no-rage", "passing call-to-battle"),
      p("passing", "no-rage"),
      p("invade", "horns figures card-dark-elf card-friggas-succor card-thors-domain card-friggas-domain"),
      p("horns", "stats invade"),
      p("march", "board"),
      p("upgrade", "troop-upgrade monster-upgrade card-friggas-charm"),
      p("troop-upgrade", "invade card-brothers-in-arms card-lokis-dragons"),
      p("monster-upgrade", "invade card-troll card-fire-giant card-sea-serpent"),
      p("quest", "quest-phase no-rage"),
      p("pillage", "call-to-battle rewards card-tyrs-challenge card-thors-domain"),
    ],
  },
  {
    id: "battle",
    paragraphs: [
      p("call-to-battle", "play-cards"),
      p("play-cards", "card-order late-cards resolution card-tyrs-domain card-tyrs-wrath"),
      p("card-order", "card-thors-primacy card-heimdalls-watch card-odins-smite card-odins-tide card-heimdalls-sight"),
      p("late-cards", "card-heimdalls-eye card-heimdalls-gaze"),
      p("resolution", "aftermath rewards card-lokis-blessing"),
      p("aftermath", "card-tyrs-prowess card-lokis-poison card-friggas-protection card-volur-witch card-valkyrie"),
      p("rewards", "stats card-frost-giant card-friggas-grace"),
    ],
  },
  {
    id: "end",
    paragraphs: [
      p("discard", "gods-gifts"),
      p("quest-phase", "quest board card-quest-glorious-death card-odins-throne"),
      p("ragnarok", "valhalla card-volur-witch card-odins-inspiration"),
      p("valhalla", "card-lokis-domain card-lokis-eminence card-lokis-wrath card-friggas-domain"),
      p("end-of-age", "ages"),
      p("scoring", "stats card-thors-conquest"),
    ],
  },
  { id: "fine", paragraphs: [p("card", "cards"), p("options", "first-game")] },
];

/** All chapters: the ones above, all cards, and the glossary. */
export const CHAPTER_IDS = [...CHAPTERS.map((chapter) => chapter.id), "cards", "glossary"];

/** The terms of the glossary, each with the paragraph that explains it. */
export const TERMS: Record<string, string> = {
  adjacent: "board",
  age: "ages",
  axes: "stats",
  "battle-card": "play-cards",
  bonus: "play-cards",
  call: "call-to-battle",
  "clan-sheet": "clan-sheet",
  "clan-upgrade": "upgrade",
  commit: "quest",
  destroyed: "ragnarok",
  "destroyed-figure": "figures",
  doomed: "ragnarok",
  draft: "draft",
  figure: "figures",
  first: "action-phase",
  fjord: "board",
  glory: "glory",
  horns: "horns",
  invade: "invade",
  "late-card": "late-cards",
  leader: "figures",
  legendary: "stats",
  march: "march",
  monster: "monster-upgrade",
  outer: "board",
  pass: "passing",
  phase: "ages",
  pillage: "pillage",
  pillager: "pillage",
  province: "board",
  quest: "quest",
  rage: "clan-sheet",
  "rage-stat": "stats",
  ragnarok: "ragnarok",
  region: "board",
  reserve: "figures",
  ship: "figures",
  slot: "upgrade",
  strength: "figures",
  supporting: "board",
  tie: "resolution",
  token: "rewards",
  upgrade: "upgrade",
  valhalla: "valhalla",
  village: "board",
  warrior: "figures",
  yggdrasil: "board",
};

/** The options of a game. Texts: `option-<name>`. */
export const OPTIONS = [
  "first_game",
  "pass_is_final",
  "rage_cap",
  "dead_fjord_closed",
  "protection_at_ragnarok",
  "watch_counts_sight",
  "watch_counts_quest",
  "second_watch_resolves",
  "sight_sees_late_cards",
  "oath_before_glory",
  "stolen_rage_protects",
  "domain_after_ship",
  "domain_with_challenge",
  "serpent_uses_ship_upgrade_invade",
  "succor_with_ship",
  "succor_in_yggdrasil",
  "blessing_in_yggdrasil",
  "domain_after_pass",
  "domain_counts_as_release",
];

/** The chapter of an anchor. `#rules/…` takes a paragraph, `card-<name>`, `term-<id>` or `chapter-<id>`. */
export function chapterOf(anchor: string): string {
  const named = CHAPTER_IDS.find((id) => anchor === `chapter-${id}`);
  if (named !== undefined) return named;
  if (anchor.startsWith("card-") && !own(anchor)) return "cards";
  if (anchor.startsWith("term-")) return "glossary";
  return CHAPTERS.find((chapter) => chapter.paragraphs.some((one) => one.id === anchor))?.id ?? "start";
}

/** `card-order` is a paragraph, not a card. */
function own(anchor: string): boolean {
  return CHAPTERS.some((chapter) => chapter.paragraphs.some((one) => one.id === anchor));
}
