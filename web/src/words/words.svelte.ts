/** What the reader reads, in the reader's language. A message is an id with parameters; see bundle.ts. */
import loaders from "virtual:words";

import { Bundle, type Params } from "./bundle.ts";

export const FALLBACK = "en";
/** In the order people know them by; each called by its own name. */
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

export function languages(): string[] {
  return Object.keys(LANGUAGES).filter((code) => code in loaders);
}

export function language(): string {
  return current;
}

/** The language a reader who has not chosen yet most likely wants. */
export function preferred(): string {
  const known = languages();
  for (const wish of navigator.languages) {
    const code = wish.split("-")[0] ?? "";
    if (known.includes(code)) return code;
  }
  return FALLBACK;
}

/** Resolves when everything is shown in that language. */
export async function speak(code: string): Promise<void> {
  await Promise.all([load(FALLBACK), load(code)]);
  current = code;
  document.documentElement.lang = code;
}

async function load(code: string): Promise<void> {
  const loader = loaders[code];
  if (bundles.has(code) || loader === undefined) return;
  bundles.set(code, new Bundle(code, (await loader()).default));
}

function find(message: string): [Bundle, NonNullable<ReturnType<Bundle["pattern"]>>] | null {
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

/** The text of a message or attribute. What nobody has shows as its id in ⟨⟩. */
export function t(message: string, params: Params = {}): string {
  const found = find(message);
  return found === null ? `⟨${message}⟩` : found[0].format(found[1], params).text;
}

function fits(message: string, params: Params): boolean {
  const found = find(message);
  return found !== null && found[0].format(found[1], params).whole;
}

/** The label of an answer: as said at this prompt, else as said everywhere. */
export function answerText(prompt: string, verb: string, params: Params): string {
  const special = `answer-${verb}-${prompt}`;
  return t(has(special) ? special : `answer-${verb}`, params);
}

/** A line of the log. When a value is missing, somebody else's secret, it says what all may know. */
export function eventText(kind: string, params: Params): string {
  const [known, hidden] = [`event-${kind}`, `event-${kind}-hidden`];
  return t(has(hidden) && !fits(known, params) ? hidden : known, params);
}

/** Why something is not allowed: the fuller message if its values are there. */
export function refusalText(code: string, params: Params): string {
  const full = `refusal-${code}-full`;
  return t(has(full) && fits(full, params) ? full : `refusal-${code}`, params);
}
