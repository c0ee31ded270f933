/** Searching the reference: every paragraph, card and term, by all the words somebody types. */
import { t } from "../words/words.svelte.ts";
import { CHAPTERS, OPTIONS, TERMS } from "./chapters.ts";
import { CARDS, isRule, type Listed } from "./tables.ts";

/** Something one can be led to: `anchor` is what stands behind `#rules/`. */
export interface Entry {
  anchor: string;
  title: string;
  text: string;
}

export interface Found extends Entry {
  snippet: string;
}

export function paragraphTitle(id: string): string {
  return t(isRule(id) ? `rule-${id}` : `rules-${id}.title`);
}

/** A paragraph or a card. */
export function titleOf(anchor: string): string {
  const card = CARDS.find((one) => `card-${one.name}` === anchor);
  return card === undefined ? paragraphTitle(anchor) : t(anchor);
}

/** A Quest names what it pays in each Age. */
export function cardText(card: Listed): string {
  const glory = card.ages.map((one) => one.glory).join(" / ");
  return t(`card-${card.name}.text`, { glory });
}

export function entries(rulings: (id: string) => string): Entry[] {
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

/** Without accents, capitals and curly apostrophes; as long as before, so that places in it stay the same. */
function folded(text: string): string {
  return Array.from(text, (c) => (c === "’" ? "'" : (c.normalize("NFD")[0] ?? c).toLowerCase())).join("");
}

/** What is looked for, as patterns: a word that begins with what was typed, in any order. */
function patterns(query: string): string[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return words.map((word) => `(?<![\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);
}

/** Those that have all the words: first where the title has them, then in the order of the book. */
export function find(query: string, among: Entry[]): Found[] {
  const words = patterns(query).map((pattern) => new RegExp(pattern, "u"));
  if (words.length === 0) return [];
  const rank = (one: Entry): number => {
    const title = folded(one.title);
    if (words.every((word) => word.test(title))) return title.search(words[0] ?? "") === 0 ? 0 : 1;
    const all = `${title} ${folded(one.text)}`;
    return words.every((word) => word.test(all)) ? 2 : 3;
  };
  return among
    .map((one) => ({ one, rank: rank(one) }))
    .filter((found) => found.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => ({ ...one, snippet: around(one.text, words) }));
}

const BEFORE = 50;
const LONG = 170;

/** The part of a text where the first of the words stands. */
function around(text: string, words: RegExp[]): string {
  const flat = text.replace(/\s*\n(• )?\s*/g, " ");
  const low = folded(flat);
  const at = Math.min(...words.map((word) => low.search(word)).filter((place) => place >= 0), flat.length);
  const from = at === flat.length || at < BEFORE ? 0 : flat.indexOf(" ", at - BEFORE) + 1;
  const to = flat.length - from <= LONG ? flat.length : flat.lastIndexOf(" ", from + LONG);
  return `${from > 0 ? "… " : ""}${flat.slice(from, to)}${to < flat.length ? " …" : ""}`;
}

/** A text in pieces, every second of which is one of the words. */
export function pieces(text: string, query: string): string[] {
  const words = patterns(query);
  if (words.length === 0) return [text];
  const low = folded(text);
  const cuts: string[] = [];
  let done = 0;
  for (const match of low.matchAll(new RegExp(words.join("|"), "gu"))) {
    cuts.push(text.slice(done, match.index), text.slice(match.index, match.index + match[0].length));
    done = match.index + match[0].length;
  }
  return [...cuts, text.slice(done)];
}
