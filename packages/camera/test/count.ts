import { type Calibration, type EyeEvent, WinkDetector } from '../src/index.ts';
import type { Act, ModelledFace } from './face.ts';

/** What was found of what faces did. */
export interface Count {
  winks: number;
  /** Winks that were told, on their side. */
  found: number;
  /** All that were told to be winks. */
  told: number;
  /** Of these, those that were blinks. */
  onBlinks: number;
}

export const nothing = (): Count => ({ winks: 0, found: 0, told: 0, onBlinks: 0 });

export function add(sum: Count, { winks, found, told, onBlinks }: Count): void {
  sum.winks += winks;
  sum.found += found;
  sum.told += told;
  sum.onBlinks += onBlinks;
}

export const recallOf = ({ found, winks }: Count): number => found / winks;
export const precisionOf = ({ found, told }: Count): number => found / told;

export interface Watching {
  readonly calibration?: Calibration | undefined;
  /** Only what comes later counts, in milliseconds. */
  readonly after?: number;
}

/** What the detector tells of one face. */
export function countWinks({ samples, acts }: ModelledFace, watching: Watching = {}): Count {
  const { calibration, after = 0 } = watching;
  const detector = new WinkDetector(calibration);
  const told = samples
    .filter(({ t }) => t > after)
    .flatMap((sample) => detector.see(sample) ?? [])
    .filter(({ type }) => type === 'wink');
  const winks = acts.filter(({ does, at }) => does.startsWith('wink') && at * 1000 > after + 500);
  const blinks = acts.filter(({ does }) => does === 'blink');
  return {
    winks: winks.length,
    found: winks.filter((act) =>
      told.some((event) => `wink ${event.side}` === act.does && isDuring(act, event)),
    ).length,
    told: told.length,
    onBlinks: told.filter((event) => blinks.some((act) => isDuring(act, event))).length,
  };
}

const isDuring = ({ at, lasts, lag }: Act, { t }: EyeEvent): boolean =>
  t / 1000 >= at - 0.15 && t / 1000 <= at + lasts + Math.max(0, lag) + 0.35;
