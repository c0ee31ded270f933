/** The draft as seen by one player: the pack, what is chosen and given, who is still to choose, and the hint. */
import type { Answer } from "../../../api/contract.ts";
import { idOf, names, waitingSeats } from "../../../api/view.ts";
import type { Card } from "../types.ts";
import { t } from "../../../i18n/translate.svelte.ts";
import type { Scene, Table } from "../scene.ts";
import { withCopies, type CardCopy, timesGiven } from "./cards.ts";

const CARDS_PER_AGE = 6; // cards each player keeps in an Age

export class DraftState {
  constructor(
    readonly scene: Scene,
    readonly table: Table | null,
  ) {}

  private get view() {
    return this.scene.view;
  }

  get pack(): CardCopy[] {
    return withCopies(this.view?.pack ?? []);
  }

  /** Cards kept per pick: two in a game of two players. */
  get need(): number {
    return this.view?.clans.length === 2 ? 2 : 1;
  }

  get picks(): number {
    return CARDS_PER_AGE / this.need;
  }

  /** The number of the current pick, starting at 1. */
  get pick(): number {
    return Math.max(1, ...(this.view?.seen ?? []).filter((one) => one.age === this.view?.age).map((one) => one.turn));
  }

  get last(): boolean {
    return this.pick === this.picks;
  }

  /** The clan that gets the rest of the pack. */
  get left(): string {
    const clans = this.view?.clans ?? [];
    const own = clans.findIndex((clan) => clan.id === this.scene.seat);
    return clans[(own + 1) % clans.length]?.id ?? "";
  }

  get kept(): Card[] {
    return this.view?.hand.filter((card) => card.age === this.view?.age) ?? [];
  }

  get saved(): Card[] {
    return this.view?.hand.filter((card) => card.age !== this.view?.age) ?? [];
  }

  isGiven(one: CardCopy): boolean {
    return timesGiven(this.view?.ask ?? null, one.card, this.view?.age ?? 0) > one.copy;
  }

  get given(): Card[] {
    return this.pack.filter((one) => this.isGiven(one)).map((one) => one.card);
  }

  answer(one: CardCopy): Answer | undefined {
    return this.scene.choosing.answers.find((answer) => names(answer, "card", one.card.id));
  }

  isChosen(one: CardCopy): boolean {
    return this.scene.choosing.chosenId("card") === one.card.id && this.representsCopies(one);
  }

  /** The digit key that chooses the card. */
  digit(one: CardCopy): number | null {
    const place = this.scene.choosing.shown.findIndex((answer) => names(answer, "card", one.card.id));
    return place < 0 || !this.representsCopies(one) ? null : place + 1;
  }

  /** Copies of a card share one answer: the first copy that was not given represents them. */
  private representsCopies(one: CardCopy): boolean {
    const alike = this.pack.filter((other) => other.card.id === one.card.id);
    return (alike.find((other) => !this.isGiven(other)) ?? alike[0])?.key === one.key;
  }

  /** The other clans that have not chosen yet. */
  get waiting(): string[] {
    return waitingSeats(this.view).filter((seat) => seat !== this.scene.seat);
  }

  private get advice() {
    const table = this.table;
    return table !== null && table.advice?.number === table.number ? table.advice.advice : [];
  }

  get hinted(): boolean {
    return this.advice.length > 0;
  }

  get suggested(): Answer | undefined {
    return this.scene.choosing.answers.find((answer) => answer.action === this.advice[0]?.action);
  }

  isSuggested(one: CardCopy): boolean {
    return idOf(this.suggested, "card") === one.card.id && this.representsCopies(one);
  }

  get reasons(): string[] {
    return this.advice[0]?.reasons.map((one) => t(`reason-${one.id}`, one.params)) ?? [];
  }
}
