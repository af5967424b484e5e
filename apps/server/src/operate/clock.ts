import { performance } from 'node:perf_hooks';
import type { Clock } from '@oeillade/room';
import { Call, HALF_TURN, Wheel } from './wheel.ts';

// Asked for with every frame: looking both up anew costs more than the time itself.
const { timeOrigin } = performance;

/** Milliseconds since 1970 that never go back, whatever is done to the machine's clock. */
export const now = (): number => timeOrigin + performance.now();

const wheel = new Wheel(now);

export const machineClock: Clock = {
  now,
  after: (milliseconds, call) => {
    if (milliseconds === 0) return soon(call);
    return milliseconds < HALF_TURN ? wheel.after(milliseconds, call) : setTimeout(call, milliseconds);
  },
  cancel: (timer) => {
    if (timer instanceof Call) timer.cancel();
    else clearTimeout(timer as NodeJS.Timeout | undefined);
  },
};

/** After what has come in meanwhile. */
function soon(work: () => void): Call {
  const call = new Call(work);
  setImmediate(() => call.make());
  return call;
}
