import { performance } from 'node:perf_hooks';
import type { Clock } from '@oeillade/room';

/** Milliseconds since 1970 that never go back, whatever is done to the machine's clock. */
export const now = (): number => performance.timeOrigin + performance.now();

export const machineClock: Clock = {
  now,
  // Node counts in whole milliseconds and may call up to one early: no timer may be called before its time.
  after: (milliseconds, call) => setTimeout(call, Math.ceil(milliseconds) + 1),
  cancel: (timer) => clearTimeout(timer as NodeJS.Timeout | undefined),
};
