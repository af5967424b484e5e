import type { SoundCue } from '../sound/cues.ts';

/** One moment of a scene: what is drawn stays as it is named until the next step begins. */
export interface SceneStep<Name extends string = string> {
  readonly name: Name;
  /** In milliseconds, where nobody has asked for brief theatre. */
  readonly lasts: number;
  /** Eyes hold while paper moves, and speak while it is still. Never both. */
  readonly gaze: 'hold' | 'free';
  /** Suspense keeps its length at every tempo: that it is long or short must not tell the verdict. */
  readonly isFixed?: boolean;
  /** The outcome of the scene is not known yet in this step. */
  readonly isOpen?: boolean;
  readonly sound?: SoundCue;
  /** The device of whoever it touches trembles, too. */
  readonly isFelt?: boolean;
}

/** `passing`: beside the table, while everybody plays on. `great`: the whole screen is the stage. */
export type Weight = 'passing' | 'great';

/** Something announced that is played on this screen, step by step. */
export interface Scene<Name extends string = string> {
  readonly key: string;
  readonly weight: Weight;
  readonly steps: readonly SceneStep<Name>[];
}

export const lastsAt = ({ lasts, isFixed }: SceneStep, tempo: number): number =>
  isFixed ? lasts : Math.round(lasts * tempo);

/** How long a scene takes, in milliseconds. */
export const lengthOf = ({ steps }: Pick<Scene, 'steps'>, tempo = 1): number =>
  steps.reduce((sum, step) => sum + lastsAt(step, tempo), 0);
