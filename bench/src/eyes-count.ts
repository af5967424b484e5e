import type { VirtualTable } from '@oeillade/bots';
import type * as winkFamily from '@oeillade/games/wink-family';
import type { GameEvent } from '@oeillade/kernel';
import { leadChangesIn } from './eyes-leads.ts';

/** What became of calls and winks, and of the game, in one game or in many. */
export interface EyesCount {
  readonly games: number;
  readonly calls: number;
  /** Calls of cards whose twin somebody else holds. */
  readonly callsWithPartner: number;
  readonly contacts: number;
  readonly winks: number;
  /** Winks that somebody saw for whom they were not. */
  readonly caught: number;
  readonly rightAccusations: number;
  readonly wrongAccusations: number;
  readonly milliseconds: number;
  /** Victories of whoever began, a shared one in parts. */
  readonly firstSeatWins: number;
  readonly leadChanges: number;
  /** Games in which several had the most points, so that something else decided, or nothing. */
  readonly ties: number;
}

export function countEyes({ events, lasted }: Pick<VirtualTable, 'events' | 'lasted'>): EyesCount {
  const lines = events.flatMap((event) => (event.j === 'line' ? [event.line] : []));
  const all = lines as readonly GameEvent[] as readonly winkFamily.WinkEvent[];
  const of = <E extends winkFamily.WinkEvent['e']>(kind: E) =>
    all.filter((event): event is Extract<winkFamily.WinkEvent, { e: E }> => event.e === kind);
  const { hands, first } = of('dealt')[0]!;
  const { ranks, scores } = of('ended')[0]!;
  // As long as a card can be called, its twin is still where it was dealt to.
  const hasPartner = (number: number): boolean => hands.some((hand) => hand.includes(number));
  const winks = of('signalled');
  const accusations = of('accused');
  const most = Math.max(...scores);
  return {
    games: 1,
    calls: of('called').length,
    callsWithPartner: of('called').filter(({ number }) => hasPartner(number)).length,
    contacts: of('designated').filter(({ right }) => right).length,
    winks: winks.length,
    caught: winks.filter(({ to, seenBy = [] }) => seenBy.some((seat) => seat !== to)).length,
    rightAccusations: accusations.filter(({ right }) => right).length,
    wrongAccusations: accusations.filter(({ right }) => !right).length,
    milliseconds: lasted,
    firstSeatWins: ranks[first] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0,
    leadChanges: leadChangesIn(all),
    ties: scores.filter((score) => score === most).length > 1 ? 1 : 0,
  };
}

export function sumUp(counts: readonly EyesCount[]): EyesCount {
  return counts.reduce((sum, count) => {
    const keys = Object.keys(sum) as (keyof EyesCount)[];
    return Object.fromEntries(keys.map((key) => [key, sum[key] + count[key]])) as Record<
      keyof EyesCount,
      number
    >;
  });
}
