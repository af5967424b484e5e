/** An id that tables play by, or the folder that holds a game in every layer. */
export type GameName = {
  readonly text: string;
  /** As a variable is called. */
  readonly camel: string;
  readonly folder: string;
  /** Where the id is said; null for the name of a folder. */
  readonly saidIn: string | null;
  /** Whether it means nothing but the game. */
  readonly isDistinct: boolean;
};
