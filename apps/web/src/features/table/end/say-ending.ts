import type { Seat } from '@oeillade/kernel';
import type { Ended, EndPart } from '../../../games/contract/end.ts';
import { type Language, t } from '../../../shell/i18n/index.ts';
import { type Finish, winnersOf } from '../../../ui/end/finish.ts';
import { type Person, sayNames } from '../../../ui/table/people.ts';

/** Who won, in one line. */
export function sayWinners(
  finish: Finish,
  people: readonly Person[],
  me: Seat | null,
  language: Language,
): string {
  const winners = winnersOf(finish);
  if (finish.isAgreed) return t('end.stopped');
  if (winners.length > 1) return t('end.shared', { names: sayNames(winners, people, language) });
  return winners[0] === me ? t('end.youWin') : t('end.wins', { name: people[winners[0]!]?.name ?? '' });
}

/** Why it ended, and how long it took. */
export function sayWhy(
  ended: Ended,
  people: readonly Person[],
  language: Language,
  { sayWhy: sayOwn }: EndPart,
): string {
  const { finish } = ended;
  const why = finish.isAgreed
    ? `${t('end.agreed')} ${sayAhead(finish, people, language)}`
    : sayOwn(ended, people);
  return `${why} ${sayLasted(finish.lasted)}`;
}

function sayAhead(finish: Finish, people: readonly Person[], language: Language): string {
  const winners = winnersOf(finish);
  if (winners.length === people.length) return t('end.stoppedEven');
  return t('end.stoppedAhead', { names: sayNames(winners, people, language) });
}

function sayLasted(lasted: number): string {
  const minutes = Math.round(lasted / 60_000);
  return minutes === 0 ? `${t('end.underAMinute')}.` : `${t('end.minutes', { count: minutes })}.`;
}
