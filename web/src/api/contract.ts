// Made by `python -m tools.web_types` from the server's types. Do not edit: change those.

/** One legal answer: its number, its notation, what is done and what it names. */
export interface Answer {
  action: number;
  words: string;
  verb: string;
  refs: Ref[];
  cost: Record<string, number>;
  gives: Record<string, number>;
}

/** What the viewer is asked, with every legal answer. */
export interface Ask {
  prompt: string;
  about: Record<string, Ref>;
  answers: Answer[];
  given: string[];
}

/** A seat must decide something. Whether a secret answer was given is public. */
export interface Asked {
  seat: string;
  prompt: string;
  answered: boolean;
}

/** Something that an answer or a question names, so that a client can highlight it. */
export interface Ref {
  kind: string;
  id: string;
  n: number | null;
}

/** What a seat, or a spectator, may know, as far as it is the same in all games. */
export interface View {
  seat: string | null;
  seats: string[];
  over: boolean;
  ranking: number[];
  scores: number[];
  asked: Asked[];
  ask: Ask | null;
}
