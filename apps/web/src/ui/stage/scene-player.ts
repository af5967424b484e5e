import type { Store } from '../../shell/store.ts';
import { lastsAt, type Scene, type SceneStep } from './scene.ts';

/** Whatever wakes the stage: the browser's timers, or those of a test. It gives what calls the waking off. */
export type WakeAfter = (ms: number, wake: () => void) => () => void;

const byTimers: WakeAfter = (ms, wake) => {
  const timer = setTimeout(wake, ms);
  return () => clearTimeout(timer);
};

/** What is on the stage now. */
export interface Playing<Played extends Scene> {
  readonly scene: Played;
  readonly step: Played['steps'][number];
  /** By how much everything but suspense is shortened. */
  readonly tempo: number;
}

/** The most scenes that wait: any more would be old news by the time that the stage is free. */
const MOST_WAITING = 2;

interface Programme<Played extends Scene> {
  readonly scene: Played;
  readonly tempo: number;
}

/**
 * Plays scenes on this screen, one at a time. A great scene makes others wait, and passing ones are left out
 * meanwhile. Whoever presses anything ends it all.
 */
export class ScenePlayer<Played extends Scene> implements Store<Playing<Played> | null> {
  readonly #wakeAfter: WakeAfter;
  readonly #listeners = new Set<() => void>();
  #model: Playing<Played> | null = null;
  #waiting: readonly Programme<Played>[] = [];
  #callOff: (() => void) | null = null;

  constructor(wakeAfter: WakeAfter = byTimers) {
    this.#wakeAfter = wakeAfter;
  }

  get model(): Playing<Played> | null {
    return this.#model;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The first scene that has not come to its outcome, of the one that is played and those that wait; null where none is open. */
  get suspense(): string | null {
    if (this.#model?.step.isOpen) return this.#model.scene.key;
    return this.#waiting.find(({ scene }) => scene.steps[0]?.isOpen)?.scene.key ?? null;
  }

  play(scene: Played, tempo = 1): void {
    const now = this.#model?.scene.weight;
    if (now !== 'great') this.#begin({ scene, tempo }, 0);
    else if (scene.weight === 'great') {
      const { suspense } = this;
      this.#waiting = [...this.#waiting, { scene, tempo }].slice(0, MOST_WAITING);
      if (this.suspense !== suspense) this.#tell();
    }
  }

  /** At once: the stage is empty before anything else is drawn. */
  end(): void {
    this.#waiting = [];
    this.#leave();
  }

  #begin(programme: Programme<Played>, nth: number): void {
    const step: SceneStep | undefined = programme.scene.steps[nth];
    if (!step) {
      const [next, ...later] = this.#waiting;
      this.#waiting = later;
      return next ? this.#begin(next, 0) : this.#leave();
    }
    this.#callOff?.();
    this.#callOff = this.#wakeAfter(lastsAt(step, programme.tempo), () => this.#begin(programme, nth + 1));
    this.#set({ ...programme, step });
  }

  #leave(): void {
    this.#callOff?.();
    this.#callOff = null;
    if (this.#model) this.#set(null);
  }

  #set(model: Playing<Played> | null): void {
    this.#model = model;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
