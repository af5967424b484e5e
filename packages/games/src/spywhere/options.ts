import { type Refusal, refusal, type Setup } from '@oeillade/kernel';
import * as v from 'valibot';
import { NATIONS } from './nations.ts';
import { PLAYERS } from './players.ts';

export const SpywhereOptions = v.strictObject({
  /** S-14: who starts, a seat or at random. */
  first: v.optional(
    v.union([
      v.literal('random'),
      v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(PLAYERS.max - 1)),
    ]),
    'random',
  ),
  /** S-11: the nationality that is taken out, with four players or fewer. */
  out: v.optional(v.picklist(['random', ...NATIONS]), 'random'),
  /** S-27 */
  noTriples: v.optional(v.boolean(), false),
  /** S-60: a house rule. */
  finishRound: v.optional(v.boolean(), false),
});

export type SpywhereOptions = v.InferOutput<typeof SpywhereOptions>;

/** S-11 */
export const takesOneOut = (players: number): boolean => players <= 4;

export function checkSpywhereSetup({ players, options }: Setup<SpywhereOptions>): Refusal | null {
  const { first, out } = options;
  if (first !== 'random' && first >= players) return refusal('no-such-seat', 'S-14');
  if (out !== 'random' && !takesOneOut(players)) return refusal('all-nationalities-are-in', 'S-11');
  return null;
}
