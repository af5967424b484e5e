import type { winkFamily } from '@oeillade/games';
import type { Line, Seat } from '@oeillade/kernel';
import type { CallTold } from './wink-calls.ts';

type WinkLines = readonly Line<winkFamily.WinkEvent>[];

/** What became of a card of somebody's hand. */
export type Fate =
  | { readonly is: 'held' }
  /** Its twin on the board went without it: it could not score any more (E-12). */
  | { readonly is: 'spoilt' }
  /** Laid face down after a false designation (E-12). */
  | { readonly is: 'down' }
  /** Laid face up in a contact with this caller. */
  | { readonly is: 'found'; readonly by: Seat }
  /** Given to this accuser. */
  | { readonly is: 'taken'; readonly by: Seat };

export interface DealtCard {
  readonly number: number;
  readonly fate: Fate;
}

/** Every hand as it was dealt, with what was found of it. `left` are the hands at the end. */
export function handsTold(
  { hands }: winkFamily.Dealt,
  lines: WinkLines,
  left: readonly (readonly number[])[],
): DealtCard[][] {
  const fates = new Map<number, Fate>();
  for (const line of lines) {
    if (line.e === 'accused' && line.right) fates.set(line.number, { is: 'taken', by: line.seat });
    if (line.e === 'designated') {
      fates.set(line.number, line.right ? { is: 'found', by: line.seat } : { is: 'down' });
    }
  }
  return hands.map((hand, seat) =>
    [...hand]
      .sort((one, other) => one - other)
      .map((number) => {
        const fate = fates.get(number) ?? { is: 'held' };
        const isSpoilt = fate.is === 'down' && left[seat]!.includes(number);
        return { number, fate: isSpoilt ? { is: 'spoilt' } : fate };
      }),
  );
}

/** A card that nobody held, and how often it was called in vain. */
export interface UndealtCard {
  readonly number: number;
  readonly calls: number;
}

export const undealtTold = ({ left }: winkFamily.Dealt, calls: readonly CallTold[]): UndealtCard[] =>
  [...left]
    .sort((one, other) => one - other)
    .map((number) => ({ number, calls: calls.filter((call) => call.number === number).length }));
