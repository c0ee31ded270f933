/** Full-text search in the reference: every paragraph, card and term. */
import { t } from "../../../i18n/translate.svelte.ts";
import { CHAPTERS, OPTIONS, TERMS } from "./chapters.ts";
import { CARDS, isRule, type ListedCard } from "./gameData.ts";

/** Something that can be found. `anchor` is the part of the address after `#rules/`. */
interface SearchEntry {
  anchor: string;
  title: string;
  text: string;
}

export interface SearchResult extends SearchEntry {
  snippet: string;
}

export function paragraphTitle(id: string): string {
  return t(isRule(id) ? `rule-${id}` : `rules-${id}.title`);
}

/** The title of a paragraph or a card. */
export function titleOf(anchor: string): string {
  const card = CARDS.find((one) => `card-${one.name}` === anchor);
  return card === undefined ? paragraphTitle(anchor) : t(anchor);
}

/** The text of a card. A Quest names its Glory in each Age. */
export function cardText(card: ListedCard): string {
  const glory = card.ages.map((one) => one.glory).join(" / ");
  return t(`card-${card.name}.text`, { glory });
}

export function searchEntries(rulings: (id: string) => string): SearchEntry[] {
  const paragraphs = CHAPTERS.flatMap((chapter) => chapter.paragraphs).map(({ id }) => {
    const more = id === "options" ? OPTIONS.map((name) => t(`option-${name}.text`)).join(" ") : "";
    return { anchor: id, title: paragraphTitle(id), text: `${t(`rules-${id}`)}\n${rulings(id)} ${more}`.trim() };
  });
  const cards = CARDS.map((card) => ({ anchor: `card-${card.name}`, title: t(`card-${card.name}`), text: cardText(card) }));
  const terms = Object.keys(TERMS).map((id) => ({
    anchor: `term-${id}`,
    title: t(`web-term-${id}`),
    text: t(`web-term-${id}.text`),
  }));
  return [...paragraphs, ...cards, ...terms];
}

/** Removes accents, capitals and curly apostrophes. Keeps the length, so that indexes stay valid. */
function folded(text: string): string {
  return Array.from(text, (c) => (c === "’" ? "'" : (c.normalize("NFD")[0] ?? c).toLowerCase())).join("");
}

/** The words of a query as patterns: each matches at the start of a word. */
function patterns(query: string): string[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return words.map((word) => `(?<![\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);
}

/** Entries that contain all words: matches in the title first, then in the order of the reference. */
export function search(query: string, among: SearchEntry[]): SearchResult[] {
  const words = patterns(query).map((pattern) => new RegExp(pattern, "u"));
  if (words.length === 0) return [];
  const rank = (one: SearchEntry): number => {
    const title = folded(one.title);
    if (words.every((word) => word.test(title))) return title.search(words[0] ?? "") === 0 ? 0 : 1;
    const all = `${title} ${folded(one.text)}`;
    return words.every((word) => word.test(all)) ? 2 : 3;
  };
  return among
    .map((one) => ({ one, rank: rank(one) }))
    .filter((found) => found.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => ({ ...one, snippet: snippet(one.text, words) }));
}

const SNIPPET_BEFORE = 50;
const SNIPPET_LENGTH = 170;

/** The part of a text around the first match. */
function snippet(text: string, words: RegExp[]): string {
  const flat = text.replace(/\s*\n(• )?\s*/g, " ");
  const low = folded(flat);
  const at = Math.min(...words.map((word) => low.search(word)).filter((place) => place >= 0), flat.length);
  const from = at === flat.length || at < SNIPPET_BEFORE ? 0 : flat.indexOf(" ", at - SNIPPET_BEFORE) + 1;
  const to = flat.length - from <= SNIPPET_LENGTH ? flat.length : flat.lastIndexOf(" ", from + SNIPPET_LENGTH);
  return `${from > 0 ? "… " : ""}${flat.slice(from, to)}${to < flat.length ? " …" : ""}`;
}

/** Splits a text at the matches: every second part is a match. */
export function splitMatches(text: string, query: string): string[] {
  const words = patterns(query);
  if (words.length === 0) return [text];
  const low = folded(text);
  const parts: string[] = [];
  let done = 0;
  for (const match of low.matchAll(new RegExp(words.join("|"), "gu"))) {
    parts.push(text.slice(done, match.index), text.slice(match.index, match.index + match[0].length));
    done = match.index + match[0].length;
  }
  return [...parts, text.slice(done)];
}
