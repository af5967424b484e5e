import type { Seat } from '@oeillade/kernel';
import { type Finish, seatsByRank } from '../../../ui/end/finish.ts';
import type { Scene, SceneStep } from '../../../ui/stage/scene.ts';

/** How one passport is opened: it unfolds, the stamp falls, its owner looks at that, then at whoever read them. */
export type OpeningStep = 'unfold' | 'stamp' | 'look' | 'reader';
export type Opening = OpeningStep | 'shut';
type PassportStep = `${OpeningStep} ${number}` | 'rest';

export interface PassportScene extends Scene<PassportStep> {
  /** Whose passport is opened after whose, the last of the ranking first. */
  readonly order: readonly Seat[];
}

/** The end of a game: passports open one by one, 900 ms each, and the stamps fall. */
export function passportsOf(finish: Finish): PassportScene {
  const order = seatsByRank(finish).toReversed();
  return {
    key: 'passports',
    weight: 'great',
    order,
    steps: [...order.flatMap((_, nth) => stepsOf(nth)), { name: 'rest', lasts: 1_600, gaze: 'free' }],
  };
}

const stepsOf = (nth: number): SceneStep<PassportStep>[] => [
  { name: `unfold ${nth}`, lasts: 420, gaze: 'hold', sound: 'card' },
  { name: `stamp ${nth}`, lasts: 90, gaze: 'hold', sound: 'stamp' },
  { name: `look ${nth}`, lasts: 200, gaze: 'free' },
  { name: `reader ${nth}`, lasts: 190, gaze: 'free' },
];

/** How far the opening is: which passport, and in which step; all of them once nothing is left to open. */
export function openedAt(name: string, count: number): { readonly step: OpeningStep; readonly nth: number } {
  const [step, nth] = name.split(' ');
  return nth === undefined
    ? { step: 'reader', nth: count - 1 }
    : { step: step as OpeningStep, nth: Number(nth) };
}
