import type { Lesson, Scene } from '../../../games/contract/lesson.ts';

/** How far one gets from a step with what is on the table now. After the last step the lesson is over. */
export function reach({ steps }: Lesson, from: number, scene: Scene): number {
  let step = from;
  while (step < steps.length && steps[step]!.isDone?.(scene)) step++;
  return step;
}
