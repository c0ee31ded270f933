/** The user's settings on this device, stored in localStorage. Everything works without storage, too. */
import { FALLBACK, languages, preferredLanguage, setLanguage } from "./i18n/translate.svelte.ts";

export interface Settings {
  language: string;
  theme: "dark" | "light" | "system";
  motion: "full" | "short" | "none";
  sound: number; // 0 to 100; 0 is off
  text: 100 | 125 | 150;
  confirm: boolean; // ask for a second click before an answer is sent
  hints: boolean;
  notify: boolean; // browser notifications when it is the user's turn
  name: string;
}

const KEY = "meadhall";
const DEFAULT: Settings = {
  language: "",
  theme: "system",
  motion: "full",
  sound: 0,
  text: 100,
  confirm: true,
  hints: true,
  notify: false,
  name: "",
};

function read(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...DEFAULT, ...read() });
if (!languages().includes(settings.language)) settings.language = preferredLanguage();

const darkQuery = window.matchMedia("(prefers-color-scheme: dark)");
const reducedMotionQuery = window.matchMedia("(prefers-reduced-motion: reduce)");
let reducedMotion = reducedMotionQuery.matches; // cached: reading `matches` forces a layout

export function changeSetting<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // storage is not available: the setting applies to this visit only
  }
  if (name === "language") void setLanguage(settings.language);
  apply();
}

/** The factor for durations of animations: 1 as designed, 0 for none. */
export function motionScale(): number {
  if (settings.motion === "none" || reducedMotion) return 0;
  return settings.motion === "short" ? 0.4 : 1;
}

function apply(): void {
  const root = document.documentElement;
  const dark = settings.theme === "dark" || (settings.theme === "system" && darkQuery.matches);
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.motion = motionScale() === 0 ? "none" : settings.motion;
  root.dataset.text = String(settings.text);
}

darkQuery.addEventListener("change", apply);
reducedMotionQuery.addEventListener("change", () => {
  reducedMotion = reducedMotionQuery.matches;
  apply();
});

export async function initSettings(): Promise<void> {
  apply();
  await setLanguage(settings.language).catch(() => setLanguage(FALLBACK));
}
