import { playthrough } from '@oeillade/kernel/testkit';
import { findGame } from '../all-games.ts';

interface Kept {
  readonly players: number;
  /** Chosen so that the game shows every kind of thing that can happen. */
  readonly seed: string;
  readonly options?: object;
}

/** The games that are kept as text. A test says where a game has no entry. */
const KEPT: Readonly<Record<string, readonly Kept[]>> = {
  zwinkern: [
    { players: 3, seed: '95' },
    { players: 5, seed: '88' },
  ],
  'wink-agents': [
    { players: 4, seed: '17' },
    { players: 5, seed: '42' },
  ],
  wink: [
    { players: 4, seed: '79' },
    { players: 8, seed: '79' },
  ],
  spywhere: [
    { players: 2, seed: '1' },
    { players: 4, seed: '39', options: { noTriples: true } },
    { players: 6, seed: '59' },
  ],
};

export interface Golden {
  readonly id: string;
  readonly file: URL;
  make(): string;
}

export const goldens: readonly Golden[] = Object.entries(KEPT).flatMap(([id, kept]) =>
  kept.map(({ players, seed, options = {} }) => ({
    id,
    file: new URL(`./${id}-${players}.txt`, import.meta.url),
    make: () => playthrough(findGame(id)!, { players, options, seed }),
  })),
);
