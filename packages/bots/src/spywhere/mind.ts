import * as spywhereRules from '@oeillade/games/spywhere';
import type { Random } from '@oeillade/kernel';
import type { Mind } from '../player/turn-bot.ts';
import type { Guise } from './habits/habits.ts';

export type Command = spywhereRules.SpywhereCommand;
export type View = spywhereRules.SpywhereView;
export type Seen = spywhereRules.SpywhereSeen;
export type Of<Kind extends Command['do']> = Extract<Command, { do: Kind }>;

/** What decides in a bot of Spywhere. */
export type SpywhereMind = Mind<Command, View, Seen>;

/** The seat that a mind decides for, at its table. */
export interface Place {
  readonly seat: number;
  readonly players: number;
  readonly options: spywhereRules.SpywhereOptions;
  readonly random: Random;
  /** How the others may play. */
  readonly guises: readonly Guise[];
  view(): View;
}

export const ofKind = <K extends Command['do']>(legal: readonly Command[], kind: K): Of<K>[] =>
  legal.filter((command): command is Of<K> => command.do === kind);

export const ownMask = (view: View): number => spywhereRules.setOf(view.own!.passports);

export const takesOwn = (view: View, { took }: Of<'exchange'>): boolean => view.own!.passports.includes(took);

/** The nationalities in play as a bit set, without the one that was taken out (S-11). */
export const inPlayWithout = (out: View['out']): number =>
  ((1 << spywhereRules.NATION_COUNT) - 1) & ~(out === null ? 0 : spywhereRules.setOf([out]));

/** The first of the items that are worth most. */
export function best<T>(items: readonly T[], worth: (item: T) => number): T {
  let [found] = items;
  if (found === undefined) throw new Error('There is nothing to choose from.');
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = worth(item);
    if (value <= most) continue;
    most = value;
    found = item;
  }
  return found;
}
