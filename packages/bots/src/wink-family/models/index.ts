import { winkGameOf } from '@oeillade/games/wink-family';
import { Random, type Seed, type Setup } from '@oeillade/kernel';
import type { TableRules } from '@oeillade/table';
import { playVirtually, type VirtualTable } from '../../drive/virtual-table.ts';
import { MANNERS, type Manner } from './habits.ts';
import { ModelledPerson } from './person.ts';

export { type Habits, MANNERS, type Manner } from './habits.ts';
export { ModelledPerson } from './person.ts';

/** A table at which only modelled people sit. */
export interface ModelledTable {
  readonly game: string;
  readonly setup: Setup;
  readonly rules: TableRules;
  readonly manner: Manner;
  readonly secret: Seed;
}

/** Plays such a table to its end: all of it follows from the secret. */
export function playModels({ game, setup, rules, manner, secret }: ModelledTable): VirtualTable {
  const { players, options } = setup;
  return playVirtually({
    findGame: winkGameOf,
    game,
    options,
    rules,
    secret,
    keepEvents: true,
    // To the table they are bots of any level: it never asks which.
    seats: Array.from({ length: players }, (_, seat) => ({ name: `Person ${seat + 1}`, level: 'regular' })),
    bot: (seat, view) => {
      const random = new Random(secret, `person/${seat}`);
      return new ModelledPerson({ game, seat, players, options, random, view }, MANNERS[manner]);
    },
  });
}
