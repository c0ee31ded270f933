/** Durations and times in the current language. Plurals come from `Intl`. */
import { language } from "../i18n/translate.svelte.ts";

type Unit = "second" | "minute" | "hour" | "day";
const UNITS: [Unit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** "45 seconds", "2 minutes", "1 day": in the largest unit that divides the duration. */
export function formatDuration(seconds: number): string {
  const [unit, length] = UNITS.find(([, one]) => seconds >= one && seconds % one === 0) ?? (["second", 1] as const);
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "long" }).format(seconds / length);
}

/** "12 minutes ago". */
export function formatAgo(at: number): string {
  const seconds = Math.max(0, (Date.now() - at) / 1000);
  const [unit, length] = UNITS.find(([, one]) => seconds >= one) ?? (["minute", 60] as const);
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(-Math.floor(seconds / length), unit);
}

/** "0:18", "12:05", "1:02:05". */
export function formatClock(milliseconds: number): string {
  const all = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const two = (n: number): string => String(n).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
