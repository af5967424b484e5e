import type { Lesson, Scene } from '../../../games/contract/lesson.ts';

/** The step that is reached with the present table. After the last step the lesson is over. */
export function reach({ steps }: Lesson, from: number, scene: Scene): number {
  let step = from;
  while (step < steps.length && steps[step]!.isDone?.(scene)) step++;
  return step;
}
