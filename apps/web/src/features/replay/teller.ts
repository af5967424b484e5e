import type { Language } from '../../shell/i18n/index.ts';
import type { Person } from '../../ui/table/people.ts';

/** What a beat is on the line of time. */
export type MarkKind =
  | 'call'
  | 'wink'
  | 'contact'
  | 'accusation'
  | 'exchange'
  | 'elimination'
  | 'guess'
  | 'end';

/** Who is spoken of, and in which language. */
export interface Teller {
  readonly people: readonly Person[];
  readonly language: Language;
}

/** What is said of a beat, and whom it is about. */
export interface Said {
  readonly words: string;
  readonly seat: number | null;
}

export const namesOf = (seats: readonly number[], { people, language }: Teller): string =>
  new Intl.ListFormat(language).format(seats.map((seat) => people[seat]?.name ?? ''));
