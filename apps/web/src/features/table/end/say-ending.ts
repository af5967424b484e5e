import type { Seat } from '@oeillade/kernel';
import { type Language, t } from '../../../shell/i18n/index.ts';
import type { Person } from '../../../ui/table/people.ts';
import type { Ending } from './ending.ts';
import { winnersOf } from './finish.ts';
import type { BrokenTie } from './tie-breaks.ts';

export const namesOf = (seats: readonly Seat[], people: readonly Person[], language: Language): string =>
  new Intl.ListFormat(language).format(seats.map((seat) => people[seat]?.name ?? ''));

/** Who won, in one line. */
export function sayWinners(
  ending: Ending,
  people: readonly Person[],
  me: Seat | null,
  language: Language,
): string {
  const winners = winnersOf(ending);
  if (ending.isAgreed) return t('end.stopped');
  if (winners.length > 1) return t('end.shared', { names: namesOf(winners, people, language) });
  return winners[0] === me ? t('end.youWin') : t('end.wins', { name: people[winners[0]!]?.name ?? '' });
}

/** Why it ended, and how long it took. */
export function sayWhy(ending: Ending, people: readonly Person[], language: Language): string {
  const whose = ending.game === 'spywhere' ? ending.closedBy : (ending.emptied[0] ?? null);
  const names = whose === null ? '' : (people[whose]?.name ?? '');
  return [
    t(`end.why.${ending.why}`, { names }),
    ending.isAgreed ? sayAhead(ending, people, language) : null,
    sayLasted(ending.lasted),
  ]
    .filter(Boolean)
    .join(' ');
}

function sayAhead(ending: Ending, people: readonly Person[], language: Language): string {
  const winners = winnersOf(ending);
  if (winners.length === people.length) return t('end.stoppedEven');
  return t('end.stoppedAhead', { names: namesOf(winners, people, language) });
}

function sayLasted(lasted: number): string {
  const minutes = Math.round(lasted / 60_000);
  return minutes === 0 ? `${t('end.underAMinute')}.` : `${t('end.minutes', { count: minutes })}.`;
}

interface Teller {
  readonly people: readonly Person[];
  readonly language: Language;
  /** What the edition calls its spy cards. */
  readonly spy: string;
}

export const sayTie = ({ ahead, behind, by }: BrokenTie, { people, language, spy }: Teller): string =>
  t('end.tie', {
    why: t(`end.tieRules.${by.what}${by.isMore ? 'More' : 'Fewer'}`, { spy }),
    ahead: namesOf(ahead, people, language),
    behind: namesOf(behind, people, language),
  });
