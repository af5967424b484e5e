import type { Cue } from '../sound/cues.ts';

/** One moment of a scene: what is drawn stays as it is named until the next beat begins. */
export interface Beat<Name extends string = string> {
  readonly name: Name;
  /** In milliseconds, where nobody has asked for brief theatre. */
  readonly lasts: number;
  /** Eyes hold while paper moves, and speak while it is still. Never both. */
  readonly gaze: 'hold' | 'free';
  /** Suspense keeps its length at every tempo: that it is long or short must not tell the verdict. */
  readonly isFixed?: boolean;
  /** How it comes out is not known yet. */
  readonly isOpen?: boolean;
  readonly sound?: Cue;
}

/** `passing`: beside the table, while everybody plays on. `great`: the whole screen is the stage. */
export type Weight = 'passing' | 'great';

/** Something announced that is played on this screen, beat by beat. */
export interface Scene<Name extends string = string> {
  readonly key: string;
  readonly weight: Weight;
  readonly beats: readonly Beat<Name>[];
}

export const lastsAt = ({ lasts, isFixed }: Beat, tempo: number): number =>
  isFixed ? lasts : Math.round(lasts * tempo);

/** How long a scene takes, in milliseconds. */
export const lengthOf = ({ beats }: Pick<Scene, 'beats'>, tempo = 1): number =>
  beats.reduce((sum, beat) => sum + lastsAt(beat, tempo), 0);
