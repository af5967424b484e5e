import type { Line, Seat } from '@oeillade/kernel';
import type { TableEvent } from '../events.ts';
import type { LastingSignal } from '../gaze/signals.ts';
import type { UnderWay } from './round-port.ts';

/** What the events of a table tell of its last round; null where there was none. */
export function lastRoundIn(events: readonly TableEvent[]): UnderWay | null {
  const began = events.findLastIndex(({ j }) => j === 'began');
  const dealt = events[began + 1];
  if (began === -1 || dealt?.j !== 'line') return null;
  const since = events.slice(began + 2);
  const signals = new Map<Seat, LastingSignal>();
  let t = 0;
  for (const event of since) {
    switch (event.j) {
      case 'looked':
        t = Math.max(t, event.t);
        break;
      case 'line':
        t = Math.max(t, event.line.t);
        if (event.line.e === 'signalled') signals.delete((event.line as Line & { seat: Seat }).seat);
        break;
      case 'signalling':
        signals.set(event.signal.seat, event.signal);
        t = Math.max(t, event.t);
        break;
      case 'presence':
      case 'paused':
        t = Math.max(t, event.t ?? 0);
    }
  }
  return { dealt: dealt.line, since, signals: signals.values(), t };
}
