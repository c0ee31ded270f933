/** What a reader has chosen on this device. Kept in localStorage; without it everything still works. */
import { FALLBACK, languages, preferred, speak } from "./words/words.svelte.ts";

export interface Settings {
  language: string;
  theme: "dark" | "light" | "system";
  motion: "full" | "short" | "none";
  sound: number; // 0 to 100; 0 is off
  text: 100 | 125 | 150;
  confirm: boolean; // ask for a second click before anything is sent
  hints: boolean;
  notify: boolean; // the browser's own notices when it is one's turn
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
if (!languages().includes(settings.language)) settings.language = preferred();

const dark = window.matchMedia("(prefers-color-scheme: dark)");
const still = window.matchMedia("(prefers-reduced-motion: reduce)");
let calm = still.matches; // kept: to ask makes the browser lay out the page

export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing: it holds for this visit
  }
  if (name === "language") void speak(settings.language);
  apply();
}

/** Whether things may move, and for how long: 1 as designed, 0 not at all. */
export function pace(): number {
  if (settings.motion === "none" || calm) return 0;
  return settings.motion === "short" ? 0.4 : 1;
}

function apply(): void {
  const root = document.documentElement;
  const night = settings.theme === "dark" || (settings.theme === "system" && dark.matches);
  root.dataset.theme = night ? "dark" : "light";
  root.dataset.motion = pace() === 0 ? "none" : settings.motion;
  root.dataset.text = String(settings.text);
}

dark.addEventListener("change", apply);
still.addEventListener("change", () => {
  calm = still.matches;
  apply();
});

export async function settle(): Promise<void> {
  apply();
  await speak(settings.language).catch(() => speak(FALLBACK));
}
