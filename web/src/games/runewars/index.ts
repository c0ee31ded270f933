/** Runewars' module. Its table is the generic one; the texts are its own, whose ids begin with `rw-`. */
import type { Answer, Ask, View } from "../../api/contract.ts";
import { answerValues, askValues, type Event, eventValues, idOf, type Values } from "../../api/view.ts";
import { textOr } from "../../i18n/translate.svelte.ts";
import type { GameModule } from "../../table/gameModule.ts";
import { genericModule } from "../../table/generic/genericModule.ts";
import Thumb from "./Thumb.svelte";

/** What the labels of answers need of the view. */
interface RunewarsView extends View {
  effect: { id: string | null } | null;
  areas: { id: string; city: { benefits: Record<string, number> } | null }[];
}

/** The values of an answer's message: what it names first is `id`, of the kind `kind`. */
function labelValues(answer: Answer): Values {
  const [first] = answer.refs;
  const values: Values = { ...answerValues(answer), kind: first?.kind ?? "word" };
  if (first !== undefined && first.id !== "") values.id = first.id;
  const state = idOf(answer, "state");
  if (state !== null) values.routed = state === "routed" ? "yes" : "no";
  const cell = idOf(answer, "cell");
  if (cell !== null) [values.q, values.r] = cell.split(",").map(Number) as [number, number];
  return values;
}

/** The values of a question's message: what is missing is nobody or nothing. */
const ABOUT = ["area", "from", "other", "hero", "order", "title", "reward", "piece", "kind", "shape", "timing", "side", "seat"];
function questionValues(ask: Ask): Values {
  return { ...Object.fromEntries(ABOUT.map((name) => [name, "none"])), ...askValues(ask) };
}

/** The values of an event's message: a number also without its sign. */
function logValues(event: Event): Values {
  const values = eventValues(event);
  const { number } = values;
  return typeof number === "number" ? { ...values, n: Math.abs(number), sign: number < 0 ? "minus" : "plus" } : values;
}

const generic = genericModule("rw-", { ask: questionValues, answer: labelValues, event: logValues });

/** An option of a card in the card's own words, if it has any; a benefit of a city with its number. */
function answerLabel(view: View | null, answer: Answer): string {
  const label = generic.answerLabel(view, answer);
  const shown = view as RunewarsView | null;
  const id = answer.refs[0]?.id ?? "";
  if (answer.verb === "choose") return textOr(label, `rw-choice-${id}-${shown?.effect?.id ?? ""}`);
  if (shown?.ask?.prompt !== "city-benefit") return label;
  const city = shown.areas.find((area) => area.id === shown.ask?.about.area?.id)?.city;
  const n = city?.benefits[id] ?? 0;
  return n > 0 ? `${n} × ${label}` : label;
}

const runewars: GameModule = { ...generic, answerLabel, Thumb };

export default runewars;
