/** Something of which nobody knows the outcome yet, and on which a watcher may seal a prediction (D-33). */
export interface Question {
  /** Unique within a game. */
  readonly id: string;
  /** The game's own word for questions of this kind. */
  readonly kind: string;
  /** The seat that it is about. */
  readonly seat: number;
  /** A number of the game's own that tells questions about the same seat apart, such as that of a card; null where there is only one. */
  readonly topic: number | null;
  readonly answers: readonly string[];
}

/**
 * Follows one game for its watchers: which questions are open, and which have been answered in public. It is told every
 * event, secrets included, and gives away no secret before everybody at the table knows it.
 */
export interface Foresight<E> {
  /** Takes in an event. True for a ruling: everybody has just learnt an outcome. */
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
