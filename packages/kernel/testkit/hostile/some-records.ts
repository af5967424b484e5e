import {
  type Game,
  headerOf,
  type ReadResult,
  readRecord,
  readSetup,
  type Setup,
  seedFrom,
  type Verdict,
  verify,
} from '../../src/index.ts';
import { playOut } from '../random-game.ts';
import type { Specimen } from '../specimen.ts';

/** A table that a hostile record, or a hostile command, is tried on. */
export interface Target {
  readonly game: Game;
  readonly setup: Setup;
}

/** Tables of a usual size and of the smallest, with the options that are worth playing. */
export function targetsOf({ game, options }: Specimen): Target[] {
  const { min, max } = game.facts.players;
  const usual = Math.max(min, Math.min(4, max));
  const anywhere = options.find((one) => one.players === undefined)?.options ?? {};
  const targetOf = (players: number, chosen: object): Target => {
    const read = readSetup(game, players, chosen);
    if (!read.ok) throw new Error(read.message);
    return { game, setup: read.setup };
  };
  return [targetOf(usual, anywhere), ...(usual === min ? [] : [targetOf(min, {})])];
}

export const nameOf = ({ game, setup }: Target): string => `${game.facts.id}, ${setup.players} players`;

/** A record as objects, to be spoiled and then written. */
export interface Written {
  readonly game: Game;
  readonly header: Readonly<Record<string, unknown>>;
  readonly lines: readonly Readonly<Record<string, unknown>>[];
}

/** A random game as a finished record in order. What the eyes did is left to the table. */
export function finished({ game, setup }: Target, seedText: string): Written {
  const seed = seedFrom(seedText);
  const { play } = playOut(game, setup, seed);
  const seats = Array.from({ length: setup.players }, (_, seat) => ({
    name: `Seat ${seat}`,
    kind: 'human' as const,
  }));
  const lines = play.lines.filter(({ e }) => !game.isWitnessed(e));
  return { game, header: headerOf(game, setup, seats, seed), lines: lines as unknown as Written['lines'] };
}

export const textsOf = ({ header, lines }: Pick<Written, 'header' | 'lines'>): string[] =>
  [header, ...lines].map((line) => JSON.stringify(line));

/** Reads the texts and judges them, as anything that imports a record does. */
export function judge(game: Game, texts: readonly string[]): Verdict | (ReadResult & { ok: false }) {
  const read = readRecord(texts, (id) => (id === game.facts.id ? game : null));
  return read.ok ? verify(read.record) : read;
}
