import '../support/library.ts';
import assert from 'node:assert/strict';
import { HandClock } from '../../../../packages/room/test/support/hand-clock.ts';
import { CODE, LessonTable } from '../../src/features/learn/lesson/lesson-table.ts';
import { reach } from '../../src/features/learn/lesson/reach.ts';
import type { Lesson, LessonState } from '../../src/games/contract/lesson.ts';
import { TableSession } from '../../src/shell/session/session.ts';

const STEP = 100;
const MOST_STEPS = 1_200;

/** Somebody who takes a lesson without a page: does what each step asks for, and waits for what comes. */
export class Learner<Name extends string> {
  readonly clock: HandClock;
  readonly session: TableSession;
  /** What would be seen on the page. */
  readonly shown = new Set<string>();
  isNoting = false;
  /** The names of all the steps that were done, in order. */
  readonly done: Name[] = [];
  kept: readonly string[] = [];
  step: number;
  readonly #lesson: Lesson<Name>;
  readonly #table: LessonTable;

  constructor(
    lesson: Lesson<Name>,
    { events = [], step = 0 }: { events?: readonly string[]; step?: number } = {},
  ) {
    this.clock = new HandClock();
    this.step = step;
    this.#lesson = lesson;
    this.#table = new LessonTable(lesson, {
      clock: this.clock,
      person: { name: 'Ada', face: 3 },
      names: ['Bo', 'Mila', 'Otto'].slice(0, lesson.actors.length),
      events,
      step: () => lesson.steps[this.step]?.id ?? 'over',
      keep: (all) => {
        this.kept = [...all];
      },
    });
    this.session = new TableSession({ code: CODE, token: null, connection: this.#table });
  }

  get id(): Name | null {
    return this.#lesson.steps[this.step]?.id ?? null;
  }

  get view(): object {
    return this.session.model.view!;
  }

  get state(): LessonState {
    return {
      model: this.session.model,
      witnesses: this.#table.witnesses,
      isShown: (selector) => this.shown.has(selector),
      hasNotes: () => this.isNoting,
      lastOf: (kind, seat) => this.#table.lastOf(kind, seat),
    };
  }

  async sitsDown(): Promise<this> {
    this.session.open();
    await this.until(() => this.session.model.view !== null);
    return this;
  }

  leaves(): void {
    this.session.close();
  }

  /** Lets time pass, and the coach see what has been done, until this is so. */
  async until(isSo: () => boolean): Promise<void> {
    for (let step = 0; step < MOST_STEPS; step++) {
      if (isSo()) return;
      await this.clock.pass(STEP);
      if (this.session.model.view) this.#goTo(reach(this.#lesson, this.step, this.state));
    }
    assert.fail(`Nothing more happens at the step "${this.id}".`);
  }

  /** Does this until the coach goes on to another step. */
  async does(id: Name, what: () => void = () => {}): Promise<void> {
    assert.equal(this.id, id);
    what();
    await this.until(() => this.id !== id);
  }

  /** Presses the coach's button. */
  understands(): void {
    this.#goTo(this.step + 1);
  }

  #goTo(step: number): void {
    for (const { id } of this.#lesson.steps.slice(this.step, step)) this.done.push(id);
    this.step = step;
  }
}
