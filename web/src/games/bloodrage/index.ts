/** Blood Rage's module. The parts that the lobby needs are loaded with it, the screens on demand. */
import type { Component } from "svelte";

import type { View as AnyView } from "../../api/contract.ts";
import { answerValues, askValues, idOf } from "../../api/view.ts";
import { answerText, loadGameTexts, refusalText, t } from "../../i18n/translate.svelte.ts";
import type { GameModule, ScreenProps } from "../../table/gameModule.ts";
import ClanChip from "./ClanChip.svelte";
import ClanEmblem from "./ClanEmblem.svelte";
import HatchPatterns from "./HatchPatterns.svelte";
import { sagaEntries } from "./saga.ts";
import type { Change } from "./scene.ts";
import Thumb from "./Thumb.svelte";
import { timelineMarks } from "./timelineMarks.ts";
import type { View } from "./types.ts";

/** The page hands a module only what belongs to its game. */
const view = (any: AnyView): View => any as View;

const bloodrage: GameModule = {
  screen: async () => (await import("./GameScreen.svelte")).default as unknown as Component<ScreenProps>,
  ownScreen: true,
  async lesson() {
    const [loaded] = await Promise.all([import("./lesson/Lesson.svelte"), loadGameTexts("bloodrage-learn")]);
    return loaded.default;
  },
  async reference() {
    const [loaded] = await Promise.all([import("./reference/Rules.svelte"), loadGameTexts("bloodrage-learn")]);
    return loaded.default;
  },

  Emblem: ClanEmblem,
  Chip: ClanChip,
  Thumb,
  Definitions: HatchPatterns,
  seatName: (seat) => t(`clan-${seat}`),
  seatValue: (seat) => seat,

  optionText: (option, attribute) => t(attribute === undefined ? `option-${option}` : `option-${option}.${attribute}`),
  optionValues: { rage_cap: ["12", "18", "none"] },
  mainOption: { name: "first_game", label: "web-lobby-first" },

  question: (ask) => t(`prompt-${ask.prompt}`, askValues(ask)),
  answerLabel(any, answer) {
    const place = idOf(answer, "place");
    return answerText(any?.ask?.prompt ?? "", answer.verb, { ...answerValues(answer), source: place, target: place });
  },
  waitingText: (prompt, seat) => t(`prompt-${prompt}.waiting`, { clan: seat }),
  promptName: (prompt) => t(`prompt-${prompt}.name`),
  refusalText: ({ code, params }) => refusalText(code, params),
  asksVerbFirst: (prompt) => prompt === "turn",

  showsHints: (any) => view(any).pack.length > 0, // the draft has its own button and shows the hint on the card
  adviceScore: (score) => t("advice-score-bloodrage", { n: Math.round(score) }),
  reasonText: (id, params) => t(`reason-${id}`, params),

  sagaEntries: (change) => sagaEntries(change as Change),
  timelineMarks: (story) => timelineMarks(story as Change[]),
  heading: (any) => t(`age-${view(any).age}`),
};

export default bloodrage;
