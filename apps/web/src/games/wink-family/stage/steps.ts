import type { SceneStep } from '../../../ui/stage/scene.ts';
import type { WinkCue } from '../sounds.ts';
import type { AccusationStep, CallStep, DealStep, DoubtStep, NamingStep, Role } from './scenes.ts';

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
  eyes('doubt-4', 160, HELD),
  eyes('doubt-5', 160, { ...HELD, sound: 'heart' }),
  eyes('doubt-6', 240, HELD),
];

/** How often the heart beats in the suspense, and how often it has by a step of it: every 400 ms. */
export const HEARTBEATS = DOUBT.filter(({ sound }) => sound === 'heart').length;
export const heartbeatsBy = (step: DoubtStep): number =>
  DOUBT.slice(0, DOUBT.findIndex(({ name }) => name === step) + 1).filter(({ sound }) => sound === 'heart')
    .length;

export const accusationSteps = (right: boolean, role: Role): SceneStep<AccusationStep>[] => [
  paper('curtain', 420, { isOpen: true }),
  paper('title', 580, { isOpen: true }),
  ...DOUBT,
  ...(right ? caught(role) : SPARED),
];

/** Whoever was caught feels it as well, in the very moment in which the whole table hears it. */
const caught = (role: Role): SceneStep<AccusationStep>[] => [
  paper('verdict', 280, { sound: 'right', isFelt: role === 'accused' }),
  eyes('replay', 1_560),
  paper('cost', 360, { sound: 'card' }),
  paper('open', 400, { sound: 'claps' }),
];

const SPARED: readonly SceneStep<AccusationStep>[] = [
  paper('verdict', 320, { sound: 'wrong' }),
  eyes('smile', 180, { sound: 'smile' }),
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

/** The pawn drops while the number unfolds; then both lie there to be read, and eyes go on. */
export const CALL_STEPS: readonly SceneStep<CallStep>[] = [paper('drop', 320), eyes('read', 900)];

export const DEAL_STEPS: readonly SceneStep<DealStep>[] = [
  paper('wave', 640),
  eyes('look-left', 180),
  eyes('look-right', 180),
  eyes('look-you', 220),
  paper('off', 180),
];
