import type { Seat } from '@oeillade/kernel';
import { lengthOf, overlaps, type Span } from '../span.ts';
import type { GazeHistory } from './gaze-history.ts';
import type { Call, WinkLine } from './lines.ts';
import type { SignalTold } from './signals.ts';

/** What an accuser had really seen since the call. */
export type Saw =
  /** The very signal. */
  | { readonly what: 'signal'; readonly signal: SignalTold }
  /** A signal of the accused, meant for another call. */
  | { readonly what: 'other-signal'; readonly signal: SignalTold }
  /** Accused and caller looked at each other, or one at the other, for `ms` milliseconds. */
  | { readonly what: 'eyes'; readonly ms: number }
  | { readonly what: 'nothing' };

export interface AccusationTold {
  readonly line: number;
  readonly t: number;
  readonly seat: Seat;
  readonly named: Seat;
  readonly number: number;
  readonly right: boolean;
  readonly caller: Seat;
  readonly saw: Saw;
}

/** A shorter look tells nothing. */
const LEAST_LOOK = 150;

export function accusationsOf(
  lines: readonly WinkLine[],
  calls: readonly Call[],
  signals: readonly SignalTold[],
  eyes: GazeHistory,
): AccusationTold[] {
  return lines.flatMap((event, line) => {
    if (event.e !== 'accused') return [];
    const { t, seat, named, number, right } = event;
    const call = calls.findLast((other) => other.line < line && other.number === number);
    if (!call) throw new Error(`An accusation is about a call (W-44): nobody has called ${number}.`);
    const since = { from: call.t, until: t };
    const saw = sawSignal({ seat, named, number }, since, signals, eyes) ?? {
      ...sawEyes({ seat, named, caller: call.caller }, since, eyes),
    };
    return [{ line, t, seat, named, number, right, caller: call.caller, saw }];
  });
}

function sawSignal(
  { seat, named, number }: Pick<AccusationTold, 'seat' | 'named' | 'number'>,
  since: Span,
  signals: readonly SignalTold[],
  eyes: GazeHistory,
): Saw | null {
  const seen = signals.filter(
    (signal) => signal.seat === named && signal.seenBy.includes(seat) && seenIn(signal, seat, since, eyes),
  );
  const [about] = seen.filter((signal) => signal.number === number);
  if (about) return { what: 'signal', signal: about };
  return seen[0] ? { what: 'other-signal', signal: seen[0] } : null;
}

/** A signal may still last when somebody accuses: it counts once their eyes have met it. */
function seenIn({ from, until, seat }: SignalTold, viewer: Seat, since: Span, eyes: GazeHistory): boolean {
  const look = eyes.looks[viewer]!.find((one) => one.at === seat && one.until >= from && one.from <= until);
  const met = look ? Math.max(from, look.from + eyes.turning) : from;
  return met >= since.from && met <= since.until;
}

/** What the eyes of accused and caller gave away, as far as the accuser saw them. */
function sawEyes(
  { seat, named, caller }: { readonly seat: Seat; readonly named: Seat; readonly caller: Seat },
  since: Span,
  eyes: GazeHistory,
): Saw {
  const caught = (face: Seat, other: Seat): Span[] =>
    overlaps(eyes.spansSeeing(seat, face, since), eyes.spansFacing(face, other, since));
  const ms = lengthOf(caught(named, caller)) + lengthOf(caught(caller, named));
  return ms >= LEAST_LOOK ? { what: 'eyes', ms } : { what: 'nothing' };
}
