import type { Seat } from '@oeillade/kernel';
import type { TableModel } from '../../../shell/session/model.ts';
import type { Cue } from './actor.ts';

/** What is known of a lesson at one moment: the learner's own table, and what happened around it. */
export interface Scene {
  readonly model: TableModel;
  /** The actors who have seen a signal of the learner. */
  readonly witnesses: ReadonlySet<Seat>;
  /** Whether something like this is on the page right now. */
  isShown(selector: string): boolean;
  /** Whether something is written in the learner's notebook. */
  hasNotes(): boolean;
  /** The last thing of this kind that a seat did, however long ago. */
  lastOf(kind: string, seat: Seat): Readonly<Record<string, unknown>> | null;
}

/** What a sentence of the coach has in its gaps: people by their seat, and anything that is said as it is. */
export interface Gaps {
  readonly person?: Seat;
  readonly other?: Seat;
  readonly number?: number;
  readonly gave?: string;
  readonly took?: string;
}

/** One short thing to do. Its texts are found by its name; nothing else can be done until it is. */
export interface Step<Name extends string = string> {
  readonly id: Name;
  /** Where on the page it is done, as a selector. */
  readonly at?: (scene: Scene) => string | null;
  readonly gaps?: (scene: Scene) => Gaps;
  /** It went otherwise than hoped: the coach has other words for it. */
  readonly isMissed?: (scene: Scene) => boolean;
  /** Left out where the learner says so: there is something to read, and a button to go on. */
  readonly isDone?: (scene: Scene) => boolean;
}

/** A table with a chosen deal, actors instead of bots, and a coach. */
export interface Lesson<Name extends string = string> {
  readonly id: 'wink' | 'spywhere';
  readonly game: string;
  readonly options: object;
  readonly rules: object;
  /** From this secret, and no words, follows the deal: the cards are known. */
  readonly secret: string;
  /** What each actor does, the first at seat 1. */
  readonly actors: readonly (readonly Cue<Name>[])[];
  readonly steps: readonly Step<Name>[];
}

/** How far one gets from a step with what is on the table now. After the last step the lesson is over. */
export function reach({ steps }: Lesson, from: number, scene: Scene): number {
  let step = from;
  while (step < steps.length && steps[step]!.isDone?.(scene)) step++;
  return step;
}
