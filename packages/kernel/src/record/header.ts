import * as v from 'valibot';
import { type Fairness, fairSeed, promiseOf } from '../fair.ts';
import type { Game, Setup } from '../game.ts';
import { changedOptions } from '../options.ts';
import { commitmentTo, type Seed } from '../seed.ts';

export const RECORD_VERSION = 'oeillade/1';

const Hex = v.pipe(v.string(), v.regex(/^[0-9a-f]*$/, 'must be lower-case hexadecimal'), v.maxLength(256));

const SeatEntry = v.variant('kind', [
  v.object({ name: v.pipe(v.string(), v.maxLength(200)), kind: v.literal('human') }),
  v.object({
    name: v.pipe(v.string(), v.maxLength(200)),
    kind: v.literal('bot'),
    bot: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
]);

export const Header = v.object({
  record: v.literal(RECORD_VERSION),
  game: v.pipe(v.string(), v.maxLength(200)),
  options: v.pipe(
    v.record(v.string(), v.unknown()),
    v.check((options) => !Array.isArray(options), 'must be an object'),
  ),
  seats: v.pipe(v.array(SeatEntry), v.maxLength(64)),
  /** Absent while the game runs. */
  seed: v.optional(Hex),
  commitment: v.optional(Hex),
  /** How the seed came about where the players had a hand in it. A key of our own: other readers pass over it. */
  fair: v.optional(
    v.object({
      secret: Hex,
      words: v.pipe(v.array(v.pipe(v.string(), v.maxLength(1000))), v.maxLength(64)),
    }),
  ),
});

export type Header = v.InferOutput<typeof Header>;
export type SeatEntry = v.InferOutput<typeof SeatEntry>;

/** The header of a finished game that was dealt from `seed`, or from a secret and the players' words. */
export function headerOf(
  game: Game,
  setup: Setup,
  seats: readonly SeatEntry[],
  origin: Seed | Fairness,
): Header {
  const opening: Header = {
    record: RECORD_VERSION,
    game: game.facts.id,
    options: { ...changedOptions(game.facts, setup.options) },
    seats: [...seats],
  };
  if (typeof origin === 'string') return { ...opening, seed: origin, commitment: commitmentTo(origin) };
  const { secret, words } = origin;
  const fair = { secret, words: [...words] };
  return { ...opening, seed: fairSeed(fair), commitment: promiseOf(secret), fair };
}

/** The header while the game still runs: without seed and secret. */
export function withoutSeed(header: Header): Header {
  const { seed: _seed, fair: _fair, ...rest } = header;
  return rest;
}
