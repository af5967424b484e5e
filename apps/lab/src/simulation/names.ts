import type { SeatEntry } from '@oeillade/kernel';

const NAMES = ['Ada', 'Bruno', 'Cleo', 'Dario', 'Edith', 'Farid', 'Greta', 'Hugo'] as const;

export const randomSeats = (players: number): SeatEntry[] =>
  Array.from({ length: players }, (_, seat) => ({
    name: NAMES[seat] ?? `Seat ${seat + 1}`,
    kind: 'bot',
    bot: 'random',
  }));
