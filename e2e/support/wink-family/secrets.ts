import assert from 'node:assert/strict';
import type * as winkFamily from '@oeillade/games/wink-family';
import type { GameRecord, Line, Seat } from '@oeillade/kernel';
import type { Guest } from '../guest.ts';
import type { Held } from '../held.ts';

/** Numbers of cards in the hand. */
export interface Numbers {
  readonly hand: readonly number[];
}

export async function numbersOn(guest: Guest): Promise<Numbers> {
  const cards = guest.get(':is([data-part~="wink-held"], [data-part~="phone-held"]) [aria-label]');
  const hand = await cards.evaluateAll((held) =>
    held.map((card) => Number.parseInt(card.getAttribute('aria-label') ?? '', 10)),
  );
  return { hand };
}

/** No cards in the hand but those that were dealt into it. */
export function checkNumbers(
  { guest, shown }: Held<Numbers>,
  seat: Seat | null,
  { lines }: GameRecord,
): void {
  const { hands } = lines[0] as Line<winkFamily.Dealt>;
  const dealt: readonly number[] = seat === null ? [] : hands[seat]!;
  const strange = shown.hand.filter((number) => !dealt.includes(number));
  assert.deepEqual(strange, [], `${guest.name} sees cards of others in the hand`);
}
