/** Texts and numbers of a card, for its face, its sheet and screen readers. */
import type { Ask } from "../../../api/contract.ts";
import type { Card, Quest } from "../types.ts";
import { t } from "../../../i18n/translate.svelte.ts";
import type { Scene } from "../scene.ts";
import { cardFamily } from "../visuals.ts";

export const ROMAN = ["", "I", "II", "III"];

/** A card in a list. Copies of a card have the same id; `copy` numbers them. */
export interface CardCopy {
  card: Card;
  copy: number;
  key: string;
}

export function withCopies(cards: Card[]): CardCopy[] {
  return cards.map((card, k) => {
    const copy = cards.slice(0, k).filter((one) => one.id === card.id).length;
    return { card, copy, key: `${card.id}#${copy}` };
  });
}

/** The number in the band: bonus, Glory or cost. */
export function cardNumber(card: Card): string {
  if (card.kind === "battle") return `+${card.value}`;
  return String((card.kind === "quest" ? card.glory : card.cost) ?? "");
}

const FIGURES = new Set(["leader", "warrior", "ship", "monster"]);

/** The strength of the figures that a card adds; empty if it adds none. */
export function strengthText(card: Card): string {
  return FIGURES.has(card.kind) ? t("web-cards-strength", { n: card.value }) : "";
}

/** The card has a bonus and no other effect: a sword is drawn instead of a text. */
export function isPlainBonus(card: Card): boolean {
  return card.kind === "battle" && card.god === "tyr";
}

export function cardText(card: Card): string {
  return t(`card-${card.name}.text`, { glory: card.glory });
}

/** The state of one of the player's own Quests: "yes, in Gimle", "not yet". */
export function questText(quest: Quest): string {
  if (!quest.done) return t("web-cards-quest-not-yet");
  return t("web-cards-quest-done", { where: quest.where.join(" ") || "none" });
}

export function questOf(scene: Scene, card: Card): Quest | undefined {
  return scene.view?.quests.find((one) => one.card.id === card.id && !one.committed);
}

/** The whole card as text for screen readers. */
export function cardLabel(card: Card, quest?: Quest): string {
  const n = Number(cardNumber(card));
  const head = t(`web-cards-spoken-${cardFamily(card.kind)}`, { card: card.name, kind: card.kind, n });
  return [head, cardText(card), quest ? t("web-cards-quest-now", { state: questText(quest) }) : ""].join(" ").trim();
}

/** The name of a card in answers: without the Age if it is the current one. */
function answerCardName(card: Card, age: number): string {
  return card.id.endsWith(`@${age}`) ? card.id.slice(0, -2) : card.id;
}

/** How often this card was given as a secret answer that may still be changed. */
export function timesGiven(ask: Ask | null, card: Card, age: number): number {
  return ask?.given.filter((words) => words.split(" ").includes(answerCardName(card, age))).length ?? 0;
}

const CARD_PROMPTS: Record<string, string> = {
  "keep-card": "keep",
  "keep-two-cards": "keep",
  "reveal-card": "reveal",
  "late-card": "add",
  "save-card": "keep",
  "retake-cards": "take",
};

/** The verb of the current prompt for cards; null: the prompt is not about cards. */
export function cardVerb(scene: Scene): string | null {
  const prompt = scene.view?.ask?.prompt ?? "";
  const verb = scene.choosing.verb;
  if (prompt === "turn") return verb === "upgrade" || verb === "quest" ? verb : null;
  return CARD_PROMPTS[prompt] ?? null;
}
