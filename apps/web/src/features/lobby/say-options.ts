import { games, spywhereRules } from '@oeillade/games';
import type { Refusal } from '@oeillade/kernel';
import type { Lobby, TableRules } from '@oeillade/table';
import { type Language, t } from '../../shell/i18n/index.ts';
import type { Wishes } from './arrangement.ts';
import { turnTime } from './pace.ts';

/** What a table has agreed on, in words. */

export function sayFirst(first: Wishes['first'], lobby: Lobby): string {
  return first === 'random'
    ? t('lobby.firstRandom')
    : (lobby.seats[first]?.name ?? t('lobby.problems.first'));
}

/** Who starts by the printed rules: nobody's screen can know it, but people can go by it. */
export function sayFirstRule(game: string, language: Language): string {
  if (game === 'spywhere') return t('lobby.firstSpywhere');
  const { edition } = games[game as 'wink'];
  return t('lobby.firstRule', { rule: edition.starts[language] });
}

export const sayOut = (out: Wishes['out'], language: Language): string =>
  out === 'random' ? t('lobby.outRandom') : spywhereRules.NATION_FACTS[out].name[language];

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

export const sayLasting = ({ lasting }: TableRules, language: Language): string =>
  t('lobby.lastingHint', { seconds: (lasting / 1_000).toLocaleString(language) });

export const sayYes = (isSo: boolean): string => t(isSo ? 'lobby.yes' : 'lobby.no');

/** Why the game cannot begin as it is arranged, and what to do about it. */
export function sayProblem({ code }: Refusal): string {
  switch (code) {
    case 'no-such-seat':
      return t('lobby.problems.first');
    case 'all-nationalities-are-in':
      return t('lobby.problems.out');
    case 'one-signal-only':
      return t('lobby.problems.signals');
    default:
      return t('lobby.problems.other');
  }
}
