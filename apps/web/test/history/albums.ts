import { botGame } from '@oeillade/catalogue/testkit';
import { knownEvening } from '@oeillade/story/testkit/wink-family';
import type { KeptGame } from '../../src/features/history/kept-game.ts';
import type { Summary } from '../../src/features/history/summary.ts';
import '../support/library.ts';

/** An evening of four people. Dora, who caught a wink, wins; Ada and Ben share the second place. */
export const EVENING = knownEvening().evening.record();
/** Four bots, and nobody else. */
export const BOTS = botGame({ game: 'spywhere', players: 4, seed: 'an album', level: 'novice' }).record;

export const keptGame = (over: Partial<KeptGame> = {}): KeptGame => ({
  code: 'ACDE3',
  round: 1,
  game: 'zwinkern',
  ended: 1_000,
  seat: 3,
  record: EVENING,
  ...over,
});

interface Told {
  readonly game?: string;
  /** My rank first, then those of the bots; null where I only watched. */
  readonly ranks: readonly [number | null, ...number[]];
  readonly levels?: readonly string[];
}

/** Games one after the other, the first the oldest, as they came out for me in seat 0. */
export const games = (...told: readonly Told[]): Summary[] =>
  told.map(({ game = 'wink', ranks, levels = [] }, index) => {
    const players = ranks.map((rank, seat) => ({
      seat,
      name: seat === 0 ? 'Ada' : `Bot ${seat}`,
      level: seat === 0 ? null : (levels[seat - 1] ?? 'regular'),
      isBot: seat > 0,
      points: 10 - (rank ?? 1),
      rank: rank ?? 1,
    }));
    const me = ranks[0] === null ? null : players[0]!;
    return { code: 'ACDE3', round: index + 1, game, ended: index * 1_000, players, me };
  });
