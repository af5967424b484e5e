import { type Calibration, Calibrator, type Prompt } from './calibration.ts';
import { type EyeSample, isFaceSeen } from './sample.ts';

/** What somebody is asked to do, one after the other; first they just look. About ten seconds in all. */
const STEPS: readonly { readonly asks: Prompt | null; readonly lasts: number }[] = [
  { asks: null, lasts: 1_500 },
  { asks: 'blink', lasts: 2_800 },
  { asks: 'left', lasts: 3_000 },
  { asks: 'right', lasts: 3_000 },
];
/** Whoever has done it may go on, but not while the eye is still shut. */
const AFTER_IT = 900;
/** Between two pictures of a face that was lost no time passes. */
const LONGEST_GAP = 200;

export interface CalibrationShown {
  readonly asks: Prompt | null;
  /** How much of this step is over, from 0 to 1. */
  readonly share: number;
  readonly seen: readonly Prompt[];
  readonly isFaceSeen: boolean;
  readonly isOver: boolean;
}

/** Leads somebody through what their eyes can do: time passes only while their face is in the picture. */
export class CalibrationRun {
  readonly #calibrator = new Calibrator();
  #step = 0;
  #passed = 0;
  #doneAt: number | null = null;
  #last: number | null = null;
  #isFaceSeen = false;

  see(sample: EyeSample): void {
    this.#isFaceSeen = isFaceSeen(sample);
    const step = STEPS[this.#step];
    if (!this.#isFaceSeen || !step) return;
    this.#passed += Math.min(LONGEST_GAP, sample.t - (this.#last ?? sample.t));
    this.#last = sample.t;
    this.#calibrator.see(sample);
    if (step.asks && this.#calibrator.has(step.asks)) this.#doneAt ??= this.#passed;
    if (this.#passed >= Math.min(step.lasts, (this.#doneAt ?? step.lasts) + AFTER_IT)) this.#goOn();
  }

  get shown(): CalibrationShown {
    const step = STEPS[this.#step];
    return {
      asks: step?.asks ?? null,
      share: step ? this.#passed / step.lasts : 1,
      seen: (['blink', 'left', 'right'] as const).filter((prompt) => this.#calibrator.has(prompt)),
      isFaceSeen: this.#isFaceSeen,
      isOver: !step,
    };
  }

  get result(): Calibration | null {
    return this.#calibrator.result;
  }

  #goOn(): void {
    this.#step += 1;
    this.#passed = 0;
    this.#doneAt = null;
    this.#calibrator.ask(STEPS[this.#step]?.asks ?? null);
  }
}
