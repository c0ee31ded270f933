/** Texts in the current language. A message is an id with parameters; see fluentBundle.ts. */
import loaders from "virtual:translations";

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

export function languages(): string[] {
  return Object.keys(LANGUAGES).filter((code) => code in loaders);
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

/** The text of a message or attribute. An unknown id is shown in ⟨⟩. */
export function t(message: string, params: Params = {}): string {
  const found = find(message);
  return found === null ? `⟨${message}⟩` : found[0].format(found[1], params).text;
}

function isComplete(message: string, params: Params): boolean {
  const found = find(message);
  return found !== null && found[0].format(found[1], params).complete;
}

/** The label of an answer: the text for this prompt if there is one, else the general text. */
export function answerText(prompt: string, verb: string, params: Params): string {
  const special = `answer-${verb}-${prompt}`;
  return t(has(special) ? special : `answer-${verb}`, params);
}

/** The text of an event. If a value is missing because it is secret, the `-hidden` variant is used. */
export function eventText(kind: string, params: Params): string {
  const [known, hidden] = [`event-${kind}`, `event-${kind}-hidden`];
  return t(has(hidden) && !isComplete(known, params) ? hidden : known, params);
}

/** The text of a refusal. Uses the `-full` variant if all its values are given. */
export function refusalText(code: string, params: Params): string {
  const full = `refusal-${code}-full`;
  return t(has(full) && isComplete(full, params) ? full : `refusal-${code}`, params);
}
