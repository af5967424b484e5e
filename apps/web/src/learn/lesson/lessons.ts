import type { Lesson } from './lesson.ts';
import { spywhere } from './spywhere.ts';
import { wink } from './wink.ts';

export const LESSONS: Readonly<Record<Lesson['id'], Lesson>> = { wink, spywhere };

export const findLesson = (id: string | null): Lesson | null =>
  id !== null && Object.hasOwn(LESSONS, id) ? LESSONS[id as Lesson['id']] : null;
