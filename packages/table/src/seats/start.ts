import {
  areWordsPromised,
  type FindGame,
  fairSeed,
  type Game,
  readSetup,
  type Seat,
  type Seed,
  type Setup,
} from '@oeillade/kernel';
import type { TableEvent } from '../events.ts';
import type { Ask } from '../inputs.ts';
import type { TableSource } from '../source.ts';
import { allow, deny, type Judgement } from './judgement.ts';
import type { Seating } from './seating.ts';

/**
 * How long words may take to be shown once the host has started. Clients show them by themselves at once: the time is for
 * connections that break just then, and for a server that starts again.
 */
export const SHOW_WITHIN = 10_000;

const LONGEST_WORDS = 200;

/**
 * What cannot be asked for while words are shown. Whoever runs the server reads the words as they come, and could
 * otherwise choose a deal by what it follows from: the promises, who sits where, the game and its options.
 */
const FIXED: ReadonlySet<Ask['ask']> = new Set<Ask['ask']>([
  'sit',
  'ready',
  'promise',
  'arrange',
  'add-bot',
  'change-bot',
  'remove',
  'start',
  'end-evening',
]);

export const isFixed = (seating: Seating, ask: Ask['ask']): boolean => seating.isStarting && FIXED.has(ask);

export const judgePromise = (seating: Seating, seat: Seat, hash: string): Judgement =>
  seating.phase === 'gathering' ? allow({ j: 'promised', seat, hash }) : deny('already-dealt');

/** When the last awaited words are shown, the cards are dealt. */
export function judgeReveal(seating: Seating, seat: Seat, words: string): Judgement {
  if (seating.phase !== 'gathering') return deny('already-dealt');
  if (!seating.isStarting) return deny('no-game-running');
  if (words.length > LONGEST_WORDS) return deny('too-long');
  const promise = seating.promiseOf(seat);
  if (promise === null || !areWordsPromised(words, promise)) return deny('words-not-promised');
  const awaited = seating.awaited();
  if (!awaited.includes(seat)) return allow();
  const shown = { j: 'words-shown', seat, words } as const;
  return awaited.length === 1 ? allow(shown, { j: 'began' }) : allow(shown);
}

/** Where nobody has promised words there are none to wait for. */
export const startOf = (seating: Seating): TableEvent =>
  seating.hasPromises ? { j: 'starting' } : { j: 'began' };

export function gameOf({ game }: Seating, findGame: FindGame): Game {
  const found = findGame(game);
  if (!found) throw new Error(`There is no game "${game}".`);
  return found;
}

/** The setup that the cards are dealt for. */
export function setupOf(game: Game, { size, options }: Seating): Setup {
  const read = readSetup(game, size, options);
  if (!read.ok) throw new Error(read.message);
  return read.setup;
}

/** The seed that the cards are dealt from. */
export const seedOf = ({ secret, shuffleWords }: Seating): Seed => fairSeed({ secret, words: shuffleWords });

/** Until when, in the driver's time, words are awaited. */
export class ShowBy {
  at = Number.POSITIVE_INFINITY;

  /** Called after every event that may begin or end the waiting. */
  follow({ isStarting }: Seating, now: number): void {
    this.at = isStarting ? Math.min(this.at, now + SHOW_WITHIN) : Number.POSITIVE_INFINITY;
  }
}

/**
 * A start failed for want of words. Everything is drawn anew: nobody may keep what others have shown and try again with
 * other words.
 */
export const failedStart = (missed: readonly Seat[], source: TableSource): TableEvent => ({
  j: 'start-failed',
  missed,
  secret: source.entropy(),
});
