import type { Clock } from '@oeillade/room';

/** Milliseconds since 1970 that never go back, whatever is done to the machine's clock. */
export const now = (): number => performance.timeOrigin + performance.now();

export const machineClock: Clock = {
  now,
  after: (milliseconds, call) => setTimeout(call, milliseconds),
  cancel: (timer) => clearTimeout(timer as NodeJS.Timeout | undefined),
};
