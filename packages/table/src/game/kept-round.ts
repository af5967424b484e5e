import type { Line, Seat } from '@oeillade/kernel';
import { eventOf, type TableEvent } from '../events.ts';
import type { LastingSignal } from '../gaze/signals.ts';
import type { UnderWay } from '../round-port.ts';

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

/** The round that only a record tells of, because a `summary` stands for its events; null where the events are there. */
export function summarisedRoundIn(events: readonly TableEvent[]): number | null {
  const [first] = events;
  return first?.j === 'summary' && !events.some(({ j }) => j === 'rematch') ? first.round : null;
}

/** What the record of a game that is over tells of it. A table wrote the record, so it is not verified here. */
export function roundOf(record: string): UnderWay | null {
  const [, ...lines] = record.trimEnd().split('\n');
  return lastRoundIn([{ j: 'began' }, ...lines.map((line) => eventOf(JSON.parse(line) as Line))]);
}
