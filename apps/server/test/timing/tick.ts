import { now } from './clock.ts';
import type { Scene } from './scene.ts';
import type { TimedClient } from './timed-client.ts';

/** Milliseconds between two tellings of eyes. */
const TICK = 50;
const LOOKS = 24;

/** Where a moment lies in the tick, from the middle of it: -25 to 25. */
export const phaseOf = (at: number, middle: number): number =>
  ((((at - middle + TICK / 2) % TICK) + TICK) % TICK) - TICK / 2;

/** The middle of moments that come again with every tick, wherever in it that is. */
export function middleOf(moments: readonly number[]): number {
  let [east, north] = [0, 0];
  for (const at of moments) {
    east += Math.cos((at / TICK) * 2 * Math.PI);
    north += Math.sin((at / TICK) * 2 * Math.PI);
  }
  return (Math.atan2(north, east) / (2 * Math.PI)) * TICK;
}

/** Frames that tell of other people's eyes, in either version of the protocol. */
export const eyesHeard = ({ heard }: TimedClient): number[] =>
  heard.filter(({ frame: { m } }) => m === 'gaze' || m === 'eyes').map(({ at }) => at);

/** When Dora hears of the eyes that she may see: whoever knows that knows when the server stores looks. */
export async function learnTick(scene: Scene): Promise<number> {
  scene.dora.heard = [];
  for (let look = 0; look < LOOKS; look++) {
    await scene.emilLooks(now());
    await scene.settles();
  }
  return middleOf(eyesHeard(scene.dora));
}

/** The first moment after this one at which the tick is at this phase. */
export const nextTick = (phase: number, from: number): number =>
  from + ((((phase - from) % TICK) + TICK) % TICK);
