import assert from 'node:assert/strict';
import type * as spywhereRules from '@oeillade/games/spywhere';
import type { GameRecord, Line, Seat } from '@oeillade/kernel';
import type { Guest } from '../guest.ts';
import type { Held } from '../held.ts';

/** What is face up on the table and not everybody's to see, as codes such as IT. */
export interface Codes {
  /** One for each card of the hand. */
  readonly hand: readonly string[];
  readonly passports: readonly string[];
  /** Identification cards that lie in front of somebody. */
  readonly guesses: readonly string[];
  readonly pile: readonly string[];
}

export const codesOn = (guest: Guest): Promise<Codes> => guest.page.evaluate(readCodes);

/** Runs in the page. */
function readCodes(): Codes {
  const codesIn = (element: Element) =>
    [...element.querySelectorAll('text')]
      .map((text) => text.textContent)
      .filter((text) => /^[A-Z]{2}$/.test(text));
  const codesOf = (selector: string) => [...document.querySelectorAll(selector)].flatMap(codesIn);
  const stacks = [
    ...document.querySelectorAll<HTMLElement>('[data-part~="spy-hand"] [data-part~="spy-card"]'),
  ];
  return {
    hand: stacks.flatMap((stack) =>
      codesIn(stack).flatMap((code) => Array<string>(Number(stack.dataset['count'] ?? 1)).fill(code)),
    ),
    passports: codesOf('[data-part~="passport"]'),
    guesses: codesOf('[data-part~="spy-guesses"] [data-part~="identification-card"]'),
    pile: codesOf('[data-part~="spy-pile"]'),
  };
}

const CODES: Readonly<Record<spywhereRules.Nation, string>> = {
  italy: 'IT',
  france: 'FR',
  japan: 'JP',
  britain: 'GB',
  germany: 'DE',
  usa: 'US',
};

/** My own passport, a hand that I had, the attempts that I made, nothing of the pile, and an empty notebook. */
export function checkCodes(
  { guest, shown, storage }: Held<Codes>,
  seat: Seat | null,
  { lines }: GameRecord,
): void {
  const events = lines as readonly Line<spywhereRules.SpywhereEvent>[];
  const { passports } = lines[0] as Line<spywhereRules.Dealt>;
  const mine = seat === null ? [] : passports[seat]!.map((nation) => CODES[nation]);
  const strange = shown.passports.filter((code) => !mine.includes(code));
  assert.deepEqual(strange, [], `${guest.name} sees a passport of somebody else`);
  const attempts = events.filter((line) => 'seat' in line && line.seat === seat).flatMap(attemptsIn);
  const guesses = shown.guesses.filter((code) => !attempts.includes(code));
  assert.deepEqual(guesses, [], `${guest.name} sees what somebody else attempted`);
  assert.deepEqual(shown.pile, [], `${guest.name} sees into the pile`);
  assert.doesNotMatch(storage, /italy|france|japan|britain|germany|usa/, `${guest.name} keeps a nationality`);
  // On the way from the table to the ranking no hand is shown at all.
  const hand = [...shown.hand].sort().join(' ');
  const hands = seat === null ? [] : handsOf(seat, events);
  assert.ok(hand === '' || hands.includes(hand), `${guest.name} sees a hand that is not theirs: ${hand}`);
}

function attemptsIn(line: spywhereRules.SpywhereEvent): string[] {
  if (line.e === 'attempted') return [CODES[line.nation]];
  return line.e === 'attempted-last' ? line.attempts.map(({ nation }) => CODES[nation]) : [];
}

/** All the hands that a seat had, one after the other. */
function handsOf(seat: number, lines: readonly Line<spywhereRules.SpywhereEvent>[]): string[] {
  const hand: string[] = [];
  return lines.map((line) => {
    if (line.e === 'dealt') hand.push(...line.hands[seat]!.map((nation) => CODES[nation]));
    if (line.e === 'drew' && line.seat === seat) hand.push(CODES[line.card]);
    if (line.e === 'exchanged' && line.seat === seat) {
      hand.splice(hand.indexOf(CODES[line.gave]), 1, CODES[line.took]);
    }
    return hand.toSorted().join(' ');
  });
}
