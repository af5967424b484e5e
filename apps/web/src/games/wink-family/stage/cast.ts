import type * as winkFamily from '@oeillade/games/wink-family';
import type { Language } from '../../../shell/i18n/index.ts';
import type { TableModel } from '../../../shell/session/model.ts';
import type { Person } from '../../../ui/table/people.ts';
import { type Edition, editionOf } from '../edition.ts';

/** Whom and what the scenes show, beside what was announced: nothing that this seat does not see at its table. */
export interface Cast {
  readonly people: readonly Person[];
  /** My own cards. */
  readonly hand: readonly number[];
  /** How many spy cards each has left, what the edition calls them, and what is on them. */
  readonly spies: readonly number[];
  readonly spyName: string;
  readonly token: Edition['design']['token'];
}

export function castOf(
  { view }: TableModel,
  people: readonly Person[],
  game: string,
  language: Language,
): Cast {
  const { hand, seats } = view as winkFamily.WinkView;
  const { names, design } = editionOf(game);
  return {
    people,
    hand: hand ?? [],
    spies: seats.map(({ spies }) => spies),
    spyName: names.spy[language],
    token: design.token,
  };
}
