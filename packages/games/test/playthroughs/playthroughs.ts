import { playthrough } from '@oeillade/kernel/testkit';
import { findGame, type GameId } from '../../src/index.ts';

interface Kept {
  readonly players: number;
  /** Chosen so that the game shows every kind of thing that can happen. */
  readonly seed: string;
  readonly options?: object;
}

/** The games that are kept as text. A registered game without an entry does not compile. */
const KEPT: Readonly<Record<GameId, readonly Kept[]>> = {
  zwinkern: [
    { players: 3, seed: '7' },
    { players: 5, seed: '15' },
  ],
  'wink-agents': [
    { players: 4, seed: '71' },
    { players: 5, seed: '2' },
  ],
  wink: [
    { players: 4, seed: '2' },
    { players: 8, seed: '11' },
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
