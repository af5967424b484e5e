import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds, the same in all threads. */
export const now = (): number => Number(process.hrtime.bigint()) / 1e6;

/** Timers are late by a millisecond or so: whoever times something notes when it really began. */
export const until = (moment: number): Promise<void> => delay(Math.max(0, moment - now()));
