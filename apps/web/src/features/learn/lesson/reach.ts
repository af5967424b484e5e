import type { Lesson, LessonState } from '../../../games/contract/lesson.ts';

/** The step that is reached with the present table. After the last step the lesson is over. */
export function reach({ steps }: Lesson, from: number, state: LessonState): number {
  let step = from;
  while (step < steps.length && steps[step]!.isDone?.(state)) step++;
  return step;
}
