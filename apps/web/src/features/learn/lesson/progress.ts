import type { Lesson } from './lesson.ts';
import { CODE } from './stage.ts';

/** How far somebody is in a lesson: the step, and the table as it was. */
export interface Progress {
  readonly step: number;
  readonly events: readonly string[];
}

/** Where the notes of the first round of this table are. */
const NOTEBOOK = `oeillade/notebook/${CODE}/1`;

const FRESH: Progress = { step: 0, events: [] };

const keyOf = ({ id }: Lesson): string => `oeillade/lesson/${id}`;

/** A table of another deal is of another lesson: it begins anew. */
export function readProgress(lesson: Lesson): Progress {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(lesson)) ?? 'null') as
      | (Progress & { readonly secret: string })
      | null;
    return kept?.secret === lesson.secret && kept.step < lesson.steps.length ? kept : FRESH;
  } catch {
    return FRESH;
  }
}

export function keepProgress(lesson: Lesson, { step, events }: Progress): void {
  try {
    localStorage.setItem(keyOf(lesson), JSON.stringify({ secret: lesson.secret, step, events }));
  } catch {
    // Private windows may refuse to remember: then the lesson lasts as long as the page.
  }
}

/** Whether anything is noted at this table, in this window. */
export function hasNotes(): boolean {
  try {
    return (sessionStorage.getItem(NOTEBOOK) ?? '{}') !== '{}';
  } catch {
    return false;
  }
}

export function forgetProgress(lesson: Lesson): void {
  try {
    localStorage.removeItem(keyOf(lesson));
    // What was noted at this table belongs to it.
    sessionStorage.removeItem(NOTEBOOK);
  } catch {
    // Nothing was kept.
  }
}
