import type { LessonPart, LessonState } from '../../../games/contract/lesson.ts';

/** What the coach says at a step. */
export interface CoachWords {
  readonly say: string;
  readonly help: string;
  /** The learner says when to go on. */
  readonly isRead: boolean;
}

/** What is said at each step, as far as it is known by now. */
export const wordsOf = (part: LessonPart, state: LessonState): readonly CoachWords[] =>
  part.lesson.steps.map(({ isDone }, step) => ({ ...part.say(step, state), isRead: !isDone }));
