/** The draft as one reader sees it: the pack, what is chosen and given, who is waited for, what a bot would keep. */
import type { Answer, Card } from "../../api/types.ts";
import type { Scene } from "../../table/scene.ts";
import type { Table } from "../../table/table.svelte.ts";
import { t } from "../../words/words.svelte.ts";
import { dealt, type Dealt, timesGiven } from "./cards.ts";

const DRAFTED = 6; // cards everybody keeps in an Age

export class Drafting {
  constructor(
    readonly scene: Scene,
    readonly table: Table | null,
  ) {}

  private get view() {
    return this.scene.view;
  }

  get pack(): Dealt[] {
    return dealt(this.view?.pack ?? []);
  }

  /** How many are kept at a time: two with two players. */
  get need(): number {
    return this.view?.clans.length === 2 ? 2 : 1;
  }

  get picks(): number {
    return DRAFTED / this.need;
  }

  /** Which pick it is, from one on. */
  get pick(): number {
    return Math.max(1, ...(this.view?.seen ?? []).filter((one) => one.age === this.view?.age).map((one) => one.turn));
  }

  get last(): boolean {
    return this.pick === this.picks;
  }

  /** To whom the rest of the pack goes. */
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

  isGiven(one: Dealt): boolean {
    return timesGiven(this.view?.ask ?? null, one.card, this.view?.age ?? 0) > one.copy;
  }

  get given(): Card[] {
    return this.pack.filter((one) => this.isGiven(one)).map((one) => one.card);
  }

  answer(one: Dealt): Answer | undefined {
    return this.scene.choosing.answers.find((answer) => answer.card === one.card.id);
  }

  isChosen(one: Dealt): boolean {
    return this.scene.choosing.pending?.card === one.card.id && this.leads(one);
  }

  /** The digit that chooses it. */
  digit(one: Dealt): number | null {
    const place = this.scene.choosing.shown.findIndex((answer) => answer.card === one.card.id);
    return place < 0 || !this.leads(one) ? null : place + 1;
  }

  /** Copies are one answer: the first that is not given stands for it. */
  private leads(one: Dealt): boolean {
    const alike = this.pack.filter((other) => other.card.id === one.card.id);
    return (alike.find((other) => !this.isGiven(other)) ?? alike[0])?.key === one.key;
  }

  /** Those who still choose. */
  get waiting(): string[] {
    return this.view?.asked.filter((one) => !one.answered && one.clan !== this.scene.seat).map((one) => one.clan) ?? [];
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

  isSuggested(one: Dealt): boolean {
    return this.suggested?.card === one.card.id && this.leads(one);
  }

  get reasons(): string[] {
    return this.advice[0]?.reasons.map((one) => t(`reason-${one.id}`, one.params)) ?? [];
  }
}
