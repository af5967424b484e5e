import type { Seat } from '@oeillade/kernel';
import type { Trait, TraitKind } from '@oeillade/story';
import { CAST } from '@oeillade/table';
import { hasWon } from '../results.ts';
import type { Summary } from '../summary.ts';
import { COUNTERS, type Counter, type Counts } from './feats.ts';

/** What a device has counted of its person's games. */
export interface Tally {
  readonly counts: Counts;
  /** Wins in a row up to the last game; the best is among the counts. */
  readonly running: number;
  /** Those of the cast whom I have met. */
  readonly met: readonly string[];
  /** The games and evenings that are counted, by their fingerprints: none counts twice. */
  readonly games: readonly string[];
}

export const NOTHING: Tally = { counts: {}, running: 0, met: [], games: [] };

/** The least number of players that counts as a crowd. */
const CROWD = 6;

/** The traits of a game that feats count. */
const COUNTED: Readonly<Partial<Record<TraitKind, Counter>>> = {
  paired: 'partners',
  'saw-through': 'catches',
  unseen: 'unseen',
  unread: 'unread',
};

/** One more game of mine. */
export function counted(tally: Tally, key: string, summary: Summary, traits: readonly Trait[]): Tally {
  const { me, players } = summary;
  if (me === null || tally.games.includes(key)) return tally;
  const isWon = hasWon(summary);
  const running = isWon ? tally.running + 1 : 0;
  // Somebody of the cast who plays at another level for once is met, and not beaten.
  const members = players.flatMap(({ name, isBot, level, rank }) => {
    const member = isBot && CAST.find((one) => one.name === name);
    return member ? [{ id: member.id, isBeaten: rank > me.rank && level === member.level }] : [];
  });
  const met = [...new Set([...tally.met, ...members.map(({ id }) => id)])];
  const sharks = players.filter(({ level, rank }) => level === 'shark' && rank > me.rank).length;
  const mila = members.filter(({ id, isBeaten }) => id === 'mila' && isBeaten).length;
  const crowd = isWon && players.length >= CROWD ? 1 : 0;
  const counts = added(tally.counts, {
    games: 1,
    wins: isWon ? 1 : 0,
    crowd,
    mila,
    sharks,
    ...countsOf(traits, me.seat),
  });
  const streak = Math.max(counts.streak ?? 0, running);
  return {
    counts: { ...counts, streak, met: met.length },
    running,
    met,
    games: [...tally.games, key],
  };
}

/** One more evening, of several games, that I have won. */
export function withEvening(tally: Tally, key: string): Tally {
  if (tally.games.includes(key)) return tally;
  return { ...tally, counts: added(tally.counts, { evenings: 1 }), games: [...tally.games, key] };
}

function countsOf(traits: readonly Trait[], me: Seat): Counts {
  const mine = traits.flatMap(({ kind, seat, count }) => {
    const counter = COUNTED[kind];
    return counter && seat === me ? [[counter, count]] : [];
  });
  return Object.fromEntries(mine);
}

function added(counts: Counts, more: Counts): Counts {
  const sum = (counter: Counter) => (counts[counter] ?? 0) + (more[counter] ?? 0);
  return Object.fromEntries(COUNTERS.map((counter) => [counter, sum(counter)]));
}

/** Two tallies of the same person, of two devices: of each count the larger, for games may be in both. */
export function merged(one: Tally, other: Tally): Tally {
  const met = [...new Set([...one.met, ...other.met])];
  const larger = (counter: Counter) => Math.max(one.counts[counter] ?? 0, other.counts[counter] ?? 0);
  const counts = Object.fromEntries(COUNTERS.map((counter) => [counter, larger(counter)]));
  return {
    counts: { ...counts, met: met.length },
    running: one.running,
    met,
    games: [...new Set([...one.games, ...other.games])],
  };
}
