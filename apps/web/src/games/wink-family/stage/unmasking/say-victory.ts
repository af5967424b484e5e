import type { Person } from '../../../../ui/table/people.ts';
import { sayEnd } from '../../texts/end.ts';

/** What is written over those who won. */
export const sayVictory = (winners: readonly Person[]): string =>
  winners.length === 1 ? sayEnd('wins', { name: winners[0]!.name }) : sayEnd('winShared');
