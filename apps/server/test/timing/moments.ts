import type { Reading, Trial } from './attack.ts';
import { now, until } from './clock.ts';
import { LASTING } from './play.ts';

/** The cast is told of its act beforehand. */
export const LEAD = 5;

/**
 * When a reading is taken, in milliseconds after the act: at any moment until what it brings about is stored, which takes a
 * commit interval of 10 ms and a commit. Not at the very moment of the act: whatever a server does, it does nothing else meanwhile, and
 * who asks in the same half millisecond waits for that, at whatever table it is done (`--control elsewhere` shows it).
 */
const AFTER_LOOK = { from: 0.5, to: 14 };
const AS_WINK_BEGINS = { from: 0.5, to: 14 };
const AS_WINK_ENDS = { from: LASTING + 1.5, to: LASTING + 12 };

interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Lets the act be done, and takes a reading at each moment at which it might show: after a look, before that is stored; as
 * a wink begins, and as it ends. Readings that came too early or too late are left out, with the act and without it.
 */
export async function readAfter(trial: Trial, read: () => Promise<Reading>): Promise<Reading> {
  const { act, scene } = trial;
  const at = now() + LEAD;
  const acted = trial.mayAct(at);
  const readIn = async ({ from, to }: Span): Promise<(acted: number) => Reading> => {
    // Timers leave out the fraction of a millisecond, and are late by one or so.
    await until(at + scene.between(from + 0.5, to - 1));
    const began = now();
    const reading = await read();
    return (moment) => (began - moment >= from && began - moment <= to ? reading : {});
  };
  if (act === 'look') return (await readIn(AFTER_LOOK))(await acted);
  const first = await readIn(AS_WINK_BEGINS);
  const last = await readIn(AS_WINK_ENDS);
  const moment = await acted;
  return { ...named(first(moment), 'as it begins'), ...named(last(moment), 'as it ends') };
}

/** The same readings of another moment. */
export const named = (reading: Reading, when: string): Reading =>
  Object.fromEntries(Object.entries(reading).map(([name, value]) => [`${name}, ${when}`, value]));
