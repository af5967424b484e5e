import type { GameId } from '@oeillade/games';

export interface Box {
  readonly id: GameId;
  readonly min: number;
  readonly max: number;
  readonly minutes: number;
  /** With how many bots the game is at its best for somebody alone. */
  readonly bots: number;
}

/** What the shelf shows of each game: its players by the rules, its length as our tables are played. */
export const BOXES: readonly Box[] = [
  { id: 'zwinkern', min: 3, max: 6, minutes: 10, bots: 3 },
  { id: 'wink-agents', min: 4, max: 8, minutes: 10, bots: 3 },
  { id: 'wink', min: 4, max: 8, minutes: 10, bots: 3 },
  { id: 'spywhere', min: 2, max: 6, minutes: 15, bots: 3 },
];

export const boxOf = (game: string): Box | null => BOXES.find(({ id }) => id === game) ?? null;
