/** What is kept of one game: enough to tell whether two ways have played the same game. */
export interface Story {
  readonly moves: number;
  /** How many legal moves there were to choose from, summed over the game. */
  readonly choices: number;
  /** The points of all the players together. */
  readonly points: number;
  /** The points of the best player. */
  readonly best: number;
}

export const NAMES = {
  accept: 'ours, events',
  act: 'ours, events, from plain commands',
  playouts: 'ours, playouts',
  reducer: 'boardgame.io, raw reducer',
  client: 'boardgame.io, headless client',
  bare: 'bare loop, playouts',
} as const;

/** One way to play a game with random players: an engine, and how it is driven. */
export interface Way {
  readonly game: string;
  readonly players: number;
  readonly name: (typeof NAMES)[keyof typeof NAMES];
  /** How many of its games are compared with those of the other ways. */
  readonly sample: number;
  /** Gets ready, and gives what plays one game from the deal, or from a copied start, to its end. */
  readonly open: () => () => Story;
}
