import type { GameRecord } from '@oeillade/kernel';
import type { ComponentType } from 'react';
import type { Language } from '../../shell/i18n/index.ts';
import type { Finish } from '../../ui/end/finish.ts';
import type { Person } from '../../ui/table/people.ts';

/** A game that is over, and what it came to. */
export interface Ended {
  readonly record: GameRecord;
  readonly finish: Finish;
}

export interface EndProps extends Ended {
  readonly people: readonly Person[];
  readonly language: Language;
}

export interface FinaleProps extends EndProps {
  /** By how much its scenes are shortened. */
  readonly tempo: number;
  /** It has gone, by itself or by a press: what it led up to may now be told. */
  readonly onOver: () => void;
}

/** What a game alone can tell of its end. */
export interface EndPart {
  /** Why it ended by its rules, as a sentence. Where everybody agreed to stop, nobody asks. */
  readonly sayWhy: (ended: Ended, people: readonly Person[]) => string;
  /** How each point was made, and everything that was hidden. */
  readonly Details: ComponentType<EndProps>;
  /**
   * The last act, for those who saw the game end, where a game has one: it lies over the page and is gone by itself, or by any
   * press.
   */
  readonly Finale?: ComponentType<FinaleProps>;
}
