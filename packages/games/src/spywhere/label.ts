import type { GameLabel } from '@oeillade/kernel';
import { PLAYERS } from './players.ts';

export const label: GameLabel = {
  id: 'spywhere',
  title: 'Spywhere',
  year: null,
  players: PLAYERS,
  minutes: 2,
  bots: 3,
  place: 40,
};

export const labels: readonly GameLabel[] = [label];
