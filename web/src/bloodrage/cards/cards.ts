/** What a card says of itself, in words and signs: for its face, its sheet and those who listen. */
import type { Answer, Ask, Card, Quest } from "../../api/types.ts";
import type { Scene } from "../../table/scene.ts";
import { answerText, t } from "../../words/words.svelte.ts";
import { family } from "../look.ts";

export const ROMAN = ["", "I", "II", "III"];

/** A card of a row. Copies of a card are alike and have one id; `copy` counts them. */
export interface Dealt {
  card: Card;
  copy: number;
  key: string;
}

export function dealt(cards: Card[]): Dealt[] {
  return cards.map((card, k) => {
    const copy = cards.slice(0, k).filter((one) => one.id === card.id).length;
    return { card, copy, key: `${card.id}#${copy}` };
  });
}

/** The number in the band: what the card adds, brings or costs. */
export function worth(card: Card): string {
  if (card.kind === "battle") return `+${card.value}`;
  return String((card.kind === "quest" ? card.glory : card.cost) ?? "");
}

const FIGURES = new Set(["leader", "warrior", "ship", "monster"]);

/** The strength of the figures a card gives; empty: it gives none. */
export function strengthText(card: Card): string {
  return FIGURES.has(card.kind) ? t("web-cards-strength", { n: card.value }) : "";
}

/** Only a bonus, and no other effect: a sword stands for the text. */
export function plain(card: Card): boolean {
  return card.kind === "battle" && card.god === "tyr";
}

export function cardText(card: Card): string {
  return t(`card-${card.name}.text`, { glory: card.glory });
}

/** How an own Quest stands: "yes, in Gimle", "not yet". */
export function questText(quest: Quest): string {
  if (!quest.done) return t("web-cards-quest-not-yet");
  return t("web-cards-quest-done", { where: quest.where.join(" ") || "none" });
}

export function questOf(scene: Scene, card: Card): Quest | undefined {
  return scene.view?.quests.find((one) => one.card.id === card.id && !one.committed);
}

/** The whole card, for those who listen. */
export function spoken(card: Card, quest?: Quest): string {
  const n = Number(worth(card));
  const head = t(`web-cards-spoken-${family(card.kind)}`, { card: card.name, kind: card.kind, n });
  return [head, cardText(card), quest ? t("web-cards-quest-now", { state: questText(quest) }) : ""].join(" ").trim();
}

/** A card as answers spell it: without the Age if it is this one's. */
function spelled(card: Card, age: number): string {
  return card.id.endsWith(`@${age}`) ? card.id.slice(0, -2) : card.id;
}

/** How often this card was given as a secret answer that may still be changed. */
export function timesGiven(ask: Ask | null, card: Card, age: number): number {
  return ask?.given.filter((words) => words.split(" ").includes(spelled(card, age))).length ?? 0;
}

const CARD_PROMPTS: Record<string, string> = {
  "keep-card": "keep",
  "keep-two-cards": "keep",
  "reveal-card": "reveal",
  "late-card": "add",
  "save-card": "keep",
  "retake-cards": "take",
};

/** What is done with a card now, as a verb; null: the question is not about cards. */
export function cardVerb(scene: Scene): string | null {
  const prompt = scene.view?.ask?.prompt ?? "";
  const verb = scene.choosing.verb;
  if (prompt === "turn") return verb === "upgrade" || verb === "quest" ? verb : null;
  return CARD_PROMPTS[prompt] ?? null;
}

export function answerLabel(scene: Scene, answer: Answer): string {
  const { card, figure, source, target, stat, n } = answer;
  return answerText(scene.view?.ask?.prompt ?? "", answer.verb, { card, figure, source, target, stat, n });
}
