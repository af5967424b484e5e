import type * as winkFamily from '@oeillade/games/wink-family';
import type { TableModel } from '../../../shell/session/model.ts';
import type { Person } from '../../../ui/table/people.ts';

/** Whom and what the scenes show, beside what was announced: nothing that this seat does not see at its table. */
export interface Cast {
  readonly people: readonly Person[];
  /** My own cards. */
  readonly hand: readonly number[];
  /** How many spy cards each has left, and what the edition calls them. */
  readonly spies: readonly number[];
  readonly spyName: string;
}

export const castOf = ({ view }: TableModel, people: readonly Person[], spyName: string): Cast => {
  const { hand, seats } = view as winkFamily.WinkView;
  return { people, hand: hand ?? [], spies: seats.map(({ spies }) => spies), spyName };
};
