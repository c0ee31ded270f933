/** What the user is inspecting, by hover, focus or a first tap. Its details are shown. One thing at a time. */
export class Inspected {
  place = $state<string | null>(null);
  card = $state<string | null>(null); // the id of a card, as in views
  seat = $state<string | null>(null);

  show(what: { place?: string; card?: string; seat?: string }): void {
    this.place = what.place ?? null;
    this.card = what.card ?? null;
    this.seat = what.seat ?? null;
  }

  clear(): void {
    this.show({});
  }
}
