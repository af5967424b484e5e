import { spywhere } from '../../../games/spywhere/lesson.ts';
import { wink } from '../../../games/wink-family/lesson.ts';
import type { Lesson } from './lesson.ts';

export const LESSONS: Readonly<Record<Lesson['id'], Lesson>> = { wink, spywhere };

export const findLesson = (id: string | null): Lesson | null =>
  id !== null && Object.hasOwn(LESSONS, id) ? LESSONS[id as Lesson['id']] : null;
