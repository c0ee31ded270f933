/** Texts in the current language. A message is an id with parameters; see fluentBundle.ts. The texts of a game are loaded
 * with the game. */
import { games, shared } from "virtual:translations";

import { Bundle, type Params } from "./fluentBundle.ts";

export const FALLBACK = "en";
/** Languages with their native names, in the order of the menu. */
export const LANGUAGES: Record<string, string> = {
  en: "English",
  uk: "Українська",
  pl: "Polski",
  bg: "Български",
  it: "Italiano",
  ru: "Русский",
};

const bundles = new Map<string, Bundle>();
let current = $state("");
/** The games whose texts are loaded, in every language that is used. */
const loadedGames = new Set<string>();
let additions = $state(0);

export function languages(): string[] {
  return Object.keys(LANGUAGES).filter((code) => code in shared);
}

export function language(): string {
  return current;
}

/** The best match for the browser's languages: the default for new users. */
export function preferredLanguage(): string {
  const known = languages();
  for (const preference of navigator.languages) {
    const code = preference.split("-")[0] ?? "";
    if (known.includes(code)) return code;
  }
  return FALLBACK;
}

/** Resolves when the page is shown in that language. */
export async function setLanguage(code: string): Promise<void> {
  await Promise.all([load(FALLBACK), load(code)]);
  current = code;
  document.documentElement.lang = code;
}

async function load(code: string): Promise<void> {
  const loader = shared[code];
  if (bundles.has(code) || loader === undefined) return;
  const [source] = await Promise.all([loader(), ...[...loadedGames].map((game) => games[game]?.[code]?.())]);
  const bundle = new Bundle(code, source.default);
  const added = new Set<string>();
  for (let next = missing(added); next !== undefined; next = missing(added)) {
    added.add(next);
    bundle.add((await games[next]?.[code]?.())?.default ?? "");
  }
  bundles.set(code, bundle);
}

/** A game that is not in `added`: games may be added while a language is loaded. */
function missing(added: Set<string>): string | undefined {
  return [...loadedGames].find((game) => !added.has(game));
}

/** Resolves when the texts of a game, or of a part of it such as `bloodrage-learn`, are there, in the current language.
 * A game may have none. */
export async function loadGameTexts(game: string): Promise<void> {
  if (loadedGames.has(game) || !(game in games)) return;
  loadedGames.add(game); // languages that are loaded from now on include it
  try {
    await Promise.all(
      [...bundles].map(async ([code, bundle]) => bundle.add((await games[game]?.[code]?.())?.default ?? "")),
    );
  } catch (error) {
    loadedGames.delete(game);
    throw error;
  }
  additions += 1;
}

/** Changes whenever the texts of a game were added. */
export function textsLoaded(): number {
  return additions;
}

function find(message: string): [Bundle, NonNullable<ReturnType<Bundle["pattern"]>>] | null {
  void additions; // texts that were missing may be there now
  for (const code of [current, FALLBACK]) {
    const bundle = bundles.get(code);
    const pattern = bundle?.pattern(message) ?? null;
    if (bundle !== undefined && pattern !== null) return [bundle, pattern];
  }
  return null;
}

export function has(message: string): boolean {
  return find(message) !== null;
}

/** The text of a message or attribute. An unknown id is shown in ⟨⟩. */
export function t(message: string, params: Params = {}): string {
  const found = find(message);
  return found === null ? `⟨${message}⟩` : found[0].format(found[1], params).text;
}

function isComplete(message: string, params: Params): boolean {
  const found = find(message);
  return found !== null && found[0].format(found[1], params).complete;
}

/** The text of a message; `notation` if there is no such message, or if values of it are missing. */
export function textOr(notation: string, message: string, params: Params = {}): string {
  return isComplete(message, params) ? t(message, params) : notation;
}

/** The message of an answer: the one for this prompt if there is one, else the general one. `prefix`: of the game's
 * messages. */
export function answerMessage(prompt: string, verb: string, prefix = ""): string {
  const special = `${prefix}answer-${verb}-${prompt}`;
  return has(special) ? special : `${prefix}answer-${verb}`;
}

export function answerText(prompt: string, verb: string, params: Params): string {
  return t(answerMessage(prompt, verb), params);
}

/** The message of an event. If a value is missing because it is secret, the `-hidden` variant is used. */
export function eventMessage(kind: string, params: Params, prefix = ""): string {
  const [known, hidden] = [`${prefix}event-${kind}`, `${prefix}event-${kind}-hidden`];
  return has(hidden) && !isComplete(known, params) ? hidden : known;
}

export function eventText(kind: string, params: Params): string {
  return t(eventMessage(kind, params), params);
}

/** The message of a refusal. Uses the `-full` variant if all its values are given. */
export function refusalMessage(code: string, params: Params, prefix = ""): string {
  const full = `${prefix}refusal-${code}-full`;
  return has(full) && isComplete(full, params) ? full : `${prefix}refusal-${code}`;
}

export function refusalText(code: string, params: Params): string {
  return t(refusalMessage(code, params), params);
}
