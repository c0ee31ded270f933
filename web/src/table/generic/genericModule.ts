/** The module of a game without a screen of its own. Its messages begin with `prefix`; what has no message, or not all
 * values of it, is shown as notation. */
import type { Answer, Ask } from "../../api/contract.ts";
import { answerValues, askValues, type Event, eventValues, type Values } from "../../api/view.ts";
import { answerMessage, eventMessage, has, refusalMessage, t, textOr } from "../../i18n/translate.svelte.ts";
import type { GameModule, SagaEntry } from "../gameModule.ts";
import type { Change } from "../table.svelte.ts";
import SeatChip from "./SeatChip.svelte";
import SeatEmblem from "./SeatEmblem.svelte";

/** How a game's messages take their values, where they differ from what refs and events say. */
export interface MessageValues {
  ask(ask: Ask): Values;
  answer(answer: Answer): Values;
  event(event: Event): Values;
}

const PLAIN: MessageValues = { ask: askValues, answer: answerValues, event: eventValues };

/** `take pile=2`: a question with what it is about. */
function askNotation({ prompt, about }: Ask): string {
  return notation(prompt, Object.fromEntries(Object.entries(about).map(([name, ref]) => [name, ref.id || ref.n])));
}

/** `card_played seat=wolf n=2`: a code with its values. */
export function notation(code: string, values: Values): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== "");
  return [code, ...given.map(([name, value]) => `${name}=${value}`)].join(" ");
}

export function genericModule(prefix: string, values: MessageValues = PLAIN): GameModule {
  const seatName = (seat: string): string => textOr(seat, `${prefix}seat-${seat}`);

  /** The message of a question; `.area`, `.seat` … if all answers are of that kind. */
  function questionMessage(ask: Ask): string {
    const message = `${prefix}prompt-${ask.prompt}`;
    const kinds = new Set(ask.answers.flatMap((answer) => answer.refs.slice(0, 1)).map((ref) => ref.kind));
    const [special = message] = kinds.size === 1 ? [...kinds].map((kind) => `${message}.${kind}`) : [];
    return has(special) ? special : message;
  }

  function eventEntry(event: Event): SagaEntry {
    const given = values.event(event);
    const text = textOr(notation(event.kind, eventValues(event)), eventMessage(event.kind, given, prefix), given);
    return { kind: "line", seat: typeof given.seat === "string" ? given.seat : null, text };
  }

  return {
    screen: async () => (await import("./GenericScreen.svelte")).default,
    ownScreen: false,
    lesson: null,
    reference: null,
    Emblem: SeatEmblem,
    Chip: SeatChip,
    Thumb: null,
    Definitions: null,
    seatName,
    seatValue: seatName,
    optionText: (option, attribute = "") =>
      textOr(attribute ? "" : option, `${prefix}option-${option}${attribute && `.${attribute}`}`),
    optionValues: {},
    mainOption: null,
    question: (ask) => textOr(askNotation(ask), questionMessage(ask), values.ask(ask)),
    answerLabel(view, answer) {
      const ask = view?.ask ?? null;
      const given = { ...(ask === null ? {} : values.ask(ask)), ...values.answer(answer) };
      return textOr(answer.words, answerMessage(ask?.prompt ?? "", answer.verb, prefix), given);
    },
    waitingText: (prompt) => textOr(prompt, `${prefix}prompt-${prompt}.waiting`),
    promptName: (prompt) => textOr(prompt, `${prefix}prompt-${prompt}.name`),
    refusalText({ code, params }) {
      const own = refusalMessage(code, params, prefix);
      const shared = refusalMessage(code, params);
      return has(own) || !has(shared) ? textOr(notation(code, params), own, params) : t(shared, params);
    },
    asksVerbFirst: () => false,
    showsHints: () => false,
    adviceScore: (score) => t("web-table-advice-score", { n: Math.round(score) }),
    reasonText: (id, params) => textOr(notation(id, params), `${prefix}reason-${id.replace(prefix, "")}`, params),
    sagaEntries: (change: Change) => change.events.map(eventEntry),
    timelineMarks: () => [],
    heading: () => "",
  };
}
