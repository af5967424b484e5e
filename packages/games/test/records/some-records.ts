import {
  headerOf,
  type ReadResult,
  readRecord,
  readSetup,
  seedFrom,
  type Verdict,
  verify,
} from '@oeillade/kernel';
import { playOut } from '@oeillade/kernel/testkit';
import { findGame, type tables } from '../all-games.ts';

/** A record as objects, to be spoiled and then written. */
export interface Written {
  readonly header: Readonly<Record<string, unknown>>;
  readonly lines: readonly Readonly<Record<string, unknown>>[];
}

/** A random game as a finished record in order. What the eyes did is left to the table. */
export function finished({ id, players, options }: (typeof tables)[number], seedText: string): Written {
  const game = findGame(id)!;
  const read = readSetup(game, players, options);
  if (!read.ok) throw new Error(read.message);
  const seed = seedFrom(seedText);
  const { play } = playOut(game, read.setup, seed);
  const seats = Array.from({ length: players }, (_, seat) => ({
    name: `Seat ${seat}`,
    kind: 'human' as const,
  }));
  const lines = play.lines.filter(({ e }) => !game.isWitnessed(e));
  return { header: headerOf(game, read.setup, seats, seed), lines: lines as unknown as Written['lines'] };
}

export const textsOf = ({ header, lines }: Written): string[] =>
  [header, ...lines].map((line) => JSON.stringify(line));

/** Reads the texts and judges them, as anything that imports a record does. */
export function judge(texts: readonly string[]): Verdict | (ReadResult & { ok: false }) {
  const read = readRecord(texts, findGame);
  return read.ok ? verify(read.record) : read;
}
