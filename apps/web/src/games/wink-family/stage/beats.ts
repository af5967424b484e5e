import type { Beat } from '../../../ui/stage/scene.ts';
import type { AccusationBeat, CallBeat, DealBeat, DoubtBeat, NamingBeat } from './scenes.ts';

/** Paper moves, and eyes hold. */
const paper = <Name extends string>(name: Name, lasts: number, more: Partial<Beat> = {}): Beat<Name> => ({
  ...more,
  name,
  lasts,
  gaze: 'hold',
});

/** All is still, and eyes speak. */
const eyes = <Name extends string>(name: Name, lasts: number, more: Partial<Beat> = {}): Beat<Name> => ({
  ...more,
  name,
  lasts,
  gaze: 'free',
});

const HELD = { isFixed: true, isOpen: true } as const;

/** The suspect's pupils dart as this table says, whatever the verdict: 1,200 ms for everybody. */
const DOUBT: readonly Beat<DoubtBeat>[] = [
  eyes('doubt-1', 220, { ...HELD, sound: 'heart' }),
  eyes('doubt-2', 180, HELD),
  eyes('doubt-3', 240, { ...HELD, sound: 'heart' }),
  eyes('doubt-4', 320, { ...HELD, sound: 'heart' }),
  eyes('doubt-5', 240, HELD),
];

export const accusationBeats = (right: boolean): Beat<AccusationBeat>[] => [
  paper('curtain', 420, { isOpen: true }),
  paper('title', 580, { isOpen: true }),
  ...DOUBT,
  ...(right ? CAUGHT : SPARED),
];

const CAUGHT: readonly Beat<AccusationBeat>[] = [
  paper('verdict', 280, { sound: 'right' }),
  eyes('replay', 1_560),
  paper('cost', 360, { sound: 'card' }),
  paper('open', 400),
];

const SPARED: readonly Beat<AccusationBeat>[] = [
  paper('verdict', 320, { sound: 'wrong' }),
  eyes('smile', 180),
  paper('spy-falls', 390, { sound: 'slap' }),
  paper('open', 510),
];

export const namingBeats = (right: boolean): Beat<NamingBeat>[] => [
  paper('meet', 320, { isOpen: true }),
  ...(right ? FOUND : MISSED),
];

const FOUND: readonly Beat<NamingBeat>[] = [
  eyes('one-face', 520, { sound: 'right' }),
  paper('tear', 240, { sound: 'tear' }),
  paper('share', 320),
];

const MISSED: readonly Beat<NamingBeat>[] = [
  paper('dark', 160, { sound: 'wrong' }),
  paper('turn', 320),
  eyes('silence', 500),
];

export const CALL_BEATS: readonly Beat<CallBeat>[] = [paper('drop', 320), paper('unfold', 900)];

export const DEAL_BEATS: readonly Beat<DealBeat>[] = [
  paper('wave', 640),
  eyes('look-left', 180),
  eyes('look-right', 180),
  eyes('look-you', 220),
  paper('off', 180),
];
