/** What is known of every game before any of it is loaded. */
export interface GameLabel {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  /** How long a game takes as our tables are played. */
  readonly minutes: number;
  /** With how many bots the game is at its best for somebody alone. */
  readonly bots: number;
}

/** In the order of the shelf. */
export const labels: readonly GameLabel[] = [
  { id: 'zwinkern', players: { min: 3, max: 6 }, minutes: 10, bots: 3 },
  { id: 'wink-agents', players: { min: 4, max: 8 }, minutes: 10, bots: 3 },
  { id: 'wink', players: { min: 4, max: 8 }, minutes: 10, bots: 3 },
  { id: 'spywhere', players: { min: 2, max: 6 }, minutes: 15, bots: 3 },
];

/** Null where this house does not have the game. */
export const labelOf = (id: string): GameLabel | null => labels.find((label) => label.id === id) ?? null;
