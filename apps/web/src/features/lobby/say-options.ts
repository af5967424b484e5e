import type { Seat } from '@oeillade/kernel';
import type { Lobby, TableRules } from '@oeillade/table';
import { t } from '../../shell/i18n/index.ts';
import { turnTime } from './pace.ts';

/** What a table has agreed on, in words. */

/** The option that every game has. */
export interface Starts {
  readonly first: 'random' | Seat;
}

export function sayFirst(first: Starts['first'], lobby: Lobby): string {
  return first === 'random'
    ? t('lobby.firstRandom')
    : (lobby.seats[first]?.name ?? t('lobby.problems.first'));
}

export function sayPace({ leastBetweenCalls, mostForTurn }: TableRules, calls: boolean): string {
  const turn = turnTime(mostForTurn);
  const turns =
    turn === null
      ? t('lobby.turnFree')
      : t(turn.unit === 'minutes' ? 'lobby.turnMinutes' : 'lobby.turnSeconds', { count: turn.count });
  const between = t('lobby.betweenCalls', { count: Math.round(leastBetweenCalls / 1_000) });
  const sentence = calls ? `${between}, ${turns}.` : `${turns}.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
