/** Runewars' module. Its table is the generic one; the texts are its own, whose ids begin with `rw-`. */
import { type Answer, type Ask, type Event, eventValues, plainValues, type Value } from "../../api/view.ts";
import type { GameModule } from "../../table/gameModule.ts";
import { askValues, genericModule } from "../../table/generic/genericModule.ts";
import Thumb from "./Thumb.svelte";

type Values = Record<string, Value>;

/** The values of an answer's message. */
function answerValues(answer: Answer): Values {
  const { routed, ...values } = plainValues(answer);
  return typeof routed === "boolean" ? { ...values, routed: routed ? "yes" : "no" } : values;
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

const runewars: GameModule = {
  ...genericModule("rw-", { ask: questionValues, answer: answerValues, event: logValues }),
  Thumb,
};

export default runewars;
