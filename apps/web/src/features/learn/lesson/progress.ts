import type { Lesson } from '../../../games/contract/lesson.ts';
import { inTab, onDevice } from '../../../shell/storage.ts';
import { CODE } from './lesson-table.ts';

/** How far somebody is in a lesson: the step, and the table as it was. */
export interface Progress {
  readonly step: number;
  readonly events: readonly string[];
}

/** Where the notebook of the first round at this table is stored. */
const NOTEBOOK = `oeillade/notebook/${CODE}/1`;

const FRESH: Progress = { step: 0, events: [] };

const keyOf = ({ id }: Lesson): string => `oeillade/lesson/${id}`;

/** A table of another deal belongs to another lesson, which begins anew. */
export function readProgress(lesson: Lesson): Progress {
  const kept = onDevice.readValue<Progress & { readonly secret: string }>(keyOf(lesson));
  return kept?.secret === lesson.secret && kept.step < lesson.steps.length ? kept : FRESH;
}

export const keepProgress = (lesson: Lesson, { step, events }: Progress): void =>
  onDevice.writeValue(keyOf(lesson), { secret: lesson.secret, step, events });

/** Whether anything is noted at this table, in this window. */
export const hasNotes = (): boolean => (inTab.read(NOTEBOOK) ?? '{}') !== '{}';

export function forgetProgress(lesson: Lesson): void {
  onDevice.forget(keyOf(lesson));
  // What was noted at this table belongs to it.
  inTab.forget(NOTEBOOK);
}
