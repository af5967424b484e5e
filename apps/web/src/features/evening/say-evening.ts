import type { Seat } from '@oeillade/kernel';
import type { Evening } from '@oeillade/table';
import type { Language } from '../../shell/i18n/index.ts';
import { sayNames } from '../../ui/table/people.ts';
import { lastedOf, peopleOf, winnersOf } from './standings.ts';
import { say } from './texts.ts';

/** Who won an evening, to one of them or to a room. */
export function sayWinner(evening: Evening, me: Seat | null, language: Language): string {
  const winners = winnersOf(evening);
  const [first] = winners;
  if (!first) return say('undecided');
  if (winners.length > 1) {
    const players = winners.map(({ player }) => player);
    return say('shared', { names: sayNames(players, peopleOf(evening), language) });
  }
  return me !== null && first.seat === me ? say('youWon') : say('won', { name: first.name });
}

export function sayLength(evening: Evening): string {
  const minutes = Math.round(lastedOf(evening) / 60_000);
  return `${say('games', { count: evening.games.length })}, ${say('minutes', { count: minutes })}.`;
}
