import type { GameLabel } from '@oeillade/kernel';

export const PLAYERS = { min: 2, max: 6 } as const;

export const label: GameLabel = {
  id: 'liars-dice',
  title: 'Liar’s dice',
  year: null,
  players: PLAYERS,
  minutes: 10,
  bots: 3,
  place: 100,
};

export const labels: readonly GameLabel[] = [label];
