import type { Lesson, LessonState } from '../../../games/contract/lesson.ts';
import type { TableModel } from '../../../shell/session/model.ts';
import { StillClock } from '../../offline/still-clock.ts';
import { LessonTable } from './lesson-table.ts';
import { forgetProgress, hasNotes, keepProgress, readProgress } from './progress.ts';
import { reach } from './reach.ts';

export interface LessonPeople {
  readonly person: { readonly name: string; readonly face: number };
  /** The names of the actors. */
  readonly names: readonly string[];
}

/** One visit to a lesson: its table, and how far the learner is. */
export class Course {
  readonly lesson: Lesson;
  readonly table: LessonTable;
  readonly #clock: StillClock;
  readonly #listeners = new Set<() => void>();
  #events: readonly string[];
  #step: number;

  constructor(lesson: Lesson, cast: LessonPeople) {
    const kept = readProgress(lesson);
    // What an older version kept may be no table any more: then the lesson begins anew.
    const { step, events } = LessonTable.isWhole(lesson, kept.events) ? kept : { step: 0, events: [] };
    this.lesson = lesson;
    this.#step = step;
    this.#events = events;
    this.#clock = new StillClock({
      now: () => performance.timeOrigin + performance.now(),
      after: (milliseconds, call) => setTimeout(call, milliseconds),
      cancel: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout> | undefined),
    });
    this.table = new LessonTable(lesson, {
      clock: this.#clock,
      ...cast,
      events,
      step: () => lesson.steps[this.#step]?.id ?? 'over',
      keep: (all) => {
        this.#events = all;
        this.#keep();
      },
    });
  }

  get step(): number {
    return this.#step;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  stateOf(model: TableModel): LessonState {
    return {
      model,
      witnesses: this.table.witnesses,
      isShown: (selector) => document.querySelector(selector) !== null,
      hasNotes,
      lastOf: (kind, seat) => this.table.lastOf(kind, seat),
    };
  }

  /** Goes on to the step that the learner has reached. */
  check(model: TableModel): void {
    if (model.view) this.#goTo(reach(this.lesson, this.#step, this.stateOf(model)));
  }

  goOn(): void {
    this.#goTo(this.#step + 1);
  }

  /** Nobody learns at a page that they do not see: its time stands still. */
  setSeen(isSeen: boolean): void {
    if (isSeen) {
      this.#clock.go();
      this.table.tellAll();
    } else this.#clock.stop();
  }

  #goTo(step: number): void {
    if (step === this.#step) return;
    this.#step = step;
    this.#keep();
    for (const listener of this.#listeners) listener();
  }

  #keep(): void {
    if (this.#step < this.lesson.steps.length) {
      keepProgress(this.lesson, { step: this.#step, events: this.#events });
    } else forgetProgress(this.lesson);
  }
}
