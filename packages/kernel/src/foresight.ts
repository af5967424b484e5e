/** Something that is still to come out, on which somebody who watches may seal a prediction (D-33). */
export interface Question {
  /** Its own within a game. */
  readonly id: string;
  /** The game's own word for questions of this kind. */
  readonly kind: string;
  /** The seat that it is about. */
  readonly seat: number;
  /** What else it is about, by a number of the game's own, such as that of a card; null where the seat says it all. */
  readonly topic: number | null;
  readonly answers: readonly string[];
}

/**
 * Follows one game for those who watch it: which questions are open, and which have been answered in public. It is told
 * everything, and says of a secret nothing before everybody at the table knows it.
 */
export interface Foresight<E> {
  /** Takes in what has happened. True where it was a ruling: everybody has just learnt how something came out. */
  follow(event: E): boolean;
  /** The questions that are open now. */
  open(): readonly Question[];
  /** The answers that are right, once everybody at the table knows them; null before. */
  answersTo(id: string): readonly string[] | null;
}

/** For a game in which there is nothing to foresee but its end. */
export const nothingToForesee = (): Foresight<{ readonly e: string }> => ({
  follow: ({ e }) => e === 'ended',
  open: () => [],
  answersTo: () => null,
});
