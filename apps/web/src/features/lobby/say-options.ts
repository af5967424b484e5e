import type { Seat } from '@oeillade/kernel';
import type { Lobby, TableRules, Watching } from '@oeillade/table';
import { offerOf } from '../../games/contract/arrangement.ts';
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

/** How those without a seat may watch; where the software carries no eyes, they take part without seeing any. */
export const watchingsAt = (lobby: Lobby): readonly Watching[] =>
  offerOf(lobby).eyes ? ['none', 'board', 'looking', 'late'] : ['none', 'board', 'late'];

export const watchingAt = (lobby: Lobby): Watching => {
  const { watching } = lobby.rules;
  return watching === 'looking' && !offerOf(lobby).eyes ? 'late' : watching;
};

const wordsOf = (watching: Watching, lobby: Lobby): Watching | 'part' =>
  watching === 'late' && !offerOf(lobby).eyes ? 'part' : watching;

export const sayWatching = (watching: Watching, lobby: Lobby): string =>
  t(`lobby.watchings.${wordsOf(watching, lobby)}`);

export const sayWatchingHint = (watching: Watching, lobby: Lobby): string =>
  t(`lobby.watchingHints.${wordsOf(watching, lobby)}`);
