import type { Seat } from '@oeillade/kernel';
import type { Language } from '../../shell/i18n/index.ts';
import { type Person, sayNames } from '../table/people.ts';

/** A mark on the time slider. Its height and tone say what happened, its colour to whom; a game brings its own. */
export interface Mark {
  readonly kind: string;
  /** In pixels, up to 28. */
  readonly tall: number;
  /** Danger is red, the end is white; all others have the colour of whoever it is about. */
  readonly tone?: 'danger' | 'end';
  /** What such marks stand for. */
  readonly say: () => string;
}

/** Who is spoken of, and in which language. */
export interface Teller {
  readonly people: readonly Person[];
  readonly language: Language;
}

/** What is said of a moment of the game, and whom it is about. */
export interface Said {
  readonly t: number;
  readonly words: string;
  readonly seat: Seat | null;
  /** Null for what has no mark on the time slider. */
  readonly mark: Mark | null;
}

export const namesOf = (seats: readonly Seat[], { people, language }: Teller): string =>
  sayNames(seats, people, language);

export const nameOf = (seat: Seat | undefined, { people }: Teller): string => people[seat ?? -1]?.name ?? '';
