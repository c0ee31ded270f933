/** Data of the game that the reference shows: pages of the rulebook's editions, and the cards of the decks. */
import cards from "../../../../../src/meadhall/bloodrage/cards.csv?raw";
import rules from "../../../../../src/meadhall/bloodrage/rules.csv?raw";

type Row = Record<string, string>;

/** A minimal CSV reader: the files contain no quotation marks. */
function rows(table: string): Row[] {
  const [head = "", ...lines] = table.trim().split(/\r?\n/);
  const names = head.split(",");
  return lines.map((line) => Object.fromEntries(line.split(",").map((value, k) => [names[k] ?? "", value])));
}

const EDITIONS = ["it", "pl", "uk", "bg"];
const PAGES = new Map(rows(rules).map((row) => [row.rule ?? "", row]));

/** The edition whose pages are shown in a language. We know of none in English or Russian. */
export function edition(language: string): string {
  return EDITIONS.includes(language) ? language : "it";
}

/** null: the rulebook has no such paragraph; "": it has one, but its page in this edition is not known. */
export function pageOf(rule: string, language: string): string | null {
  return PAGES.get(rule)?.[edition(language)] ?? null;
}

export function isRule(id: string): boolean {
  return PAGES.has(id);
}

/** A card of the decks, all Ages combined. */
export interface ListedCard {
  name: string;
  kind: string;
  god: string | null;
  value: number | null;
  /** The Ages it occurs in: the minimum number of players for each copy, and the Glory of a Quest. */
  ages: { age: number; copies: number[]; glory: number | null }[];
}

export const CARDS: ListedCard[] = rows(cards).map((row) => ({
  name: row.name ?? "",
  kind: row.kind ?? "",
  god: row.god || null,
  value: row.value ? Number(row.value) : null,
  ages: [1, 2, 3].flatMap((age) => {
    const copies = (row[`age${age}`] ?? "").split(" ").filter(Boolean).map(Number);
    return copies.length === 0 ? [] : [{ age, copies, glory: Number(row[`glory${age}`]) || null }];
  }),
}));

export const KINDS = ["battle", "quest", "leader", "warrior", "ship", "monster", "clan"];
