/** What the reader is looking at more closely: by hover, focus or a first tap. One thing at a time. */
export class Looking {
  place = $state<string | null>(null);
  card = $state<string | null>(null); // a card's id, as in views
  clan = $state<string | null>(null);

  at(what: { place?: string; card?: string; clan?: string }): void {
    this.place = what.place ?? null;
    this.card = what.card ?? null;
    this.clan = what.clan ?? null;
  }

  away(): void {
    this.at({});
  }
}
