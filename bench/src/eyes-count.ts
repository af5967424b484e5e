import type { VirtualTable } from '@oeillade/bots';
import type * as winkFamily from '@oeillade/games/wink-family';
import type { GameEvent } from '@oeillade/kernel';

/** What became of calls and winks, in one game or in many. */
export interface EyesCount {
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
}

export function countEyes({ events, lasted }: Pick<VirtualTable, 'events' | 'lasted'>): EyesCount {
  const lines = events.flatMap((event) => (event.j === 'line' ? [event.line] : []));
  const all = lines as readonly GameEvent[] as readonly winkFamily.WinkEvent[];
  const of = <E extends winkFamily.WinkEvent['e']>(kind: E) =>
    all.filter((event): event is Extract<winkFamily.WinkEvent, { e: E }> => event.e === kind);
  const { hands } = of('dealt')[0]!;
  // A card that can be called lies on the board, and then its twin is where it was dealt to.
  const hasPartner = (number: number): boolean => hands.some((hand) => hand.includes(number));
  const winks = of('signalled');
  const accusations = of('accused');
  return {
    calls: of('called').length,
    callsWithPartner: of('called').filter(({ number }) => hasPartner(number)).length,
    contacts: of('designated').filter(({ right }) => right).length,
    winks: winks.length,
    caught: winks.filter(({ to, seenBy = [] }) => seenBy.some((seat) => seat !== to)).length,
    rightAccusations: accusations.filter(({ right }) => right).length,
    wrongAccusations: accusations.filter(({ right }) => !right).length,
    milliseconds: lasted,
  };
}

export function sumUp(counts: readonly EyesCount[]): EyesCount {
  const sum = (key: keyof EyesCount): number => counts.reduce((total, count) => total + count[key], 0);
  return {
    calls: sum('calls'),
    callsWithPartner: sum('callsWithPartner'),
    contacts: sum('contacts'),
    winks: sum('winks'),
    caught: sum('caught'),
    rightAccusations: sum('rightAccusations'),
    wrongAccusations: sum('wrongAccusations'),
    milliseconds: sum('milliseconds'),
  };
}
