import { type Refusal, refusal, type Setup } from '@oeillade/kernel';
import * as v from 'valibot';
import type { Edition } from './edition.ts';

/** W-24, E-19: what a table may agree on instead of, or beside, the wink. */
export const SIGNALS = [
  'wink',
  'wink-left',
  'wink-right',
  'eyebrows',
  'nod',
  'head-tilt',
  'hand-on-chin',
] as const;

export type Signal = (typeof SIGNALS)[number];

const MAX_SEATS = 8;

export const WinkOptions = v.strictObject({
  /** E-9: who starts, a seat or at random. */
  first: v.optional(
    v.union([v.literal('random'), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEATS - 1))]),
    'random',
  ),
  /** W-24: the signals that exist at this table. */
  signals: v.optional(
    v.pipe(
      v.array(v.picklist(SIGNALS)),
      v.minLength(1),
      v.check((signals) => new Set(signals).size === signals.length, 'names a signal twice'),
      v.readonly(),
    ),
    ['wink'],
  ),
  /** D-1, D-2, D-40: real faces, eyes that the software carries, or living pictures with them. */
  channel: v.optional(v.picklist(['avatars', 'faces', 'living']), 'avatars'),
});

export type WinkOptions = v.InferOutput<typeof WinkOptions>;

export function checkWinkSetup(edition: Edition, { players, options }: Setup<WinkOptions>): Refusal | null {
  const { first, signals } = options;
  if (first !== 'random' && first >= players) return refusal('no-such-seat', 'E-9');
  if (signals.length > 1 && !edition.severalSignals) return refusal('one-signal-only', 'E-19');
  return null;
}
