import type { Command, Seat } from '@oeillade/kernel';
import type { Ask } from '@oeillade/table';
import type { ComponentType } from 'react';
import type { TableModel } from '../../shell/session/model.ts';

/** What an actor knows: what its seat may know, and which step the coach is at. */
export interface Sees {
  readonly seat: Seat;
  readonly step: string;
  readonly view: object;
  /** Where its own eyes are. */
  readonly at: Seat | null;
  /** Where the eyes of the face that it looks at are; undefined while it cannot see them. */
  readonly eyes: Seat | null | undefined;
  /** The legal commands of the actor's seat. */
  legal(): readonly Command[];
}

/** A cue: when its condition has held for so long, the actor acts, and again as long as it holds. */
export interface ActorCue<Name extends string = string> {
  readonly during?: readonly Name[];
  readonly when: (sees: Sees) => boolean;
  readonly after: number;
  readonly ask: (sees: Sees) => Ask | null;
}

/** What is known of a lesson at one moment: the learner's own table, and what happened around it. */
export interface LessonState {
  readonly model: TableModel;
  /** The actors who have seen the learner's signal. */
  readonly witnesses: ReadonlySet<Seat>;
  /** Whether something like this is on the page right now. */
  isShown(selector: string): boolean;
  /** Whether something is written in the learner's notebook. */
  hasNotes(): boolean;
  /** The last thing of this kind that a seat did, however long ago. */
  lastOf(kind: string, seat: Seat): Readonly<Record<string, unknown>> | null;
}

/** One short thing to do. Its texts are found by its name; nothing else can be done until it is. */
export interface Step<Name extends string = string, Gaps = object> {
  readonly id: Name;
  /** Where on the page it is done, as a selector. */
  readonly at?: (state: LessonState) => string | null;
  /** What fills the gaps in its texts. */
  readonly gaps?: (state: LessonState) => Gaps;
  /** Set where the step went otherwise than hoped: the coach has another text for it. */
  readonly isMissed?: (state: LessonState) => boolean;
  /** Left out where the learner only reads, and presses a button to go on. */
  readonly isDone?: (state: LessonState) => boolean;
}

/** A table with a chosen deal, actors instead of bots, and a coach. */
export interface Lesson<Name extends string = string, Gaps = object> {
  readonly id: string;
  readonly game: string;
  readonly options: object;
  readonly rules: object;
  /** From this secret, and no words, follows the deal: the cards are known. */
  readonly secret: string;
  /** What each actor does, the first at seat 1. */
  readonly actors: readonly (readonly ActorCue<Name>[])[];
  readonly steps: readonly Step<Name, Gaps>[];
}

/** A card on the page of lessons: something that can be learnt. */
export interface LearnCard {
  readonly Scene: ComponentType;
  readonly name: () => string;
  readonly about: () => string;
}

/** Where one can go on to after the lesson: a page of the game's own. */
export interface Further extends LearnCard {
  readonly path: string;
  readonly invite: () => string;
}

/** A lesson with all that is said in it. */
export interface LessonPart extends LearnCard {
  readonly lesson: Lesson;
  /** What the coach says at a step, and what to do where that does not help. */
  readonly say: (step: number, state: LessonState) => { readonly say: string; readonly help: string };
  /** Said when all steps are done, however they went. */
  readonly over: (state: LessonState) => string;
  readonly further?: Further;
}

/** What somebody at the table is called. */
export const personIn = ({ model }: LessonState, seat: Seat | undefined): string =>
  model.lobby?.seats[seat ?? -1]?.name ?? '';

/** In a narrow column a French mark must not begin a line of its own, nor end one that it opens. */
export const unbroken = (text: string): string =>
  text.replace(/ ([;:!?»])/g, '\u202f$1').replace(/« /g, '«\u202f');
