import type { SceneStep } from '../../../ui/stage/scene.ts';
import type { WinkCue } from '../sounds.ts';
import type { AccusationStep, CallStep, DealStep, DoubtStep, NamingStep } from './scenes.ts';

type More = Partial<SceneStep> & { readonly sound?: WinkCue };

/** Paper moves, and eyes hold. */
const paper = <Name extends string>(name: Name, lasts: number, more: More = {}): SceneStep<Name> => ({
  ...more,
  name,
  lasts,
  gaze: 'hold',
});

/** All is still, and eyes speak. */
const eyes = <Name extends string>(name: Name, lasts: number, more: More = {}): SceneStep<Name> => ({
  ...more,
  name,
  lasts,
  gaze: 'free',
});

const HELD = { isFixed: true, isOpen: true } as const;

/** The suspect's pupils dart as this table says, whatever the verdict: 1,200 ms for everybody. */
const DOUBT: readonly SceneStep<DoubtStep>[] = [
  eyes('doubt-1', 220, { ...HELD, sound: 'heart' }),
  eyes('doubt-2', 180, HELD),
  eyes('doubt-3', 240, { ...HELD, sound: 'heart' }),
  eyes('doubt-4', 320, { ...HELD, sound: 'heart' }),
  eyes('doubt-5', 240, HELD),
];

export const accusationSteps = (right: boolean): SceneStep<AccusationStep>[] => [
  paper('curtain', 420, { isOpen: true }),
  paper('title', 580, { isOpen: true }),
  ...DOUBT,
  ...(right ? CAUGHT : SPARED),
];

const CAUGHT: readonly SceneStep<AccusationStep>[] = [
  paper('verdict', 280, { sound: 'right' }),
  eyes('replay', 1_560),
  paper('cost', 360, { sound: 'card' }),
  paper('open', 400),
];

const SPARED: readonly SceneStep<AccusationStep>[] = [
  paper('verdict', 320, { sound: 'wrong' }),
  eyes('smile', 180),
  paper('spy-falls', 390, { sound: 'slap' }),
  paper('open', 510),
];

export const namingSteps = (right: boolean): SceneStep<NamingStep>[] => [
  paper('meet', 320, { isOpen: true }),
  ...(right ? FOUND : MISSED),
];

const FOUND: readonly SceneStep<NamingStep>[] = [
  eyes('one-face', 520, { sound: 'right' }),
  paper('tear', 240, { sound: 'tear' }),
  paper('share', 320),
];

const MISSED: readonly SceneStep<NamingStep>[] = [
  paper('dark', 160, { sound: 'wrong' }),
  paper('turn', 320),
  eyes('silence', 500),
];

export const CALL_STEPS: readonly SceneStep<CallStep>[] = [paper('drop', 320), paper('unfold', 900)];

export const DEAL_STEPS: readonly SceneStep<DealStep>[] = [
  paper('wave', 640),
  eyes('look-left', 180),
  eyes('look-right', 180),
  eyes('look-you', 220),
  paper('off', 180),
];
