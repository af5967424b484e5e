import type * as winkFamily from '@oeillade/games/wink-family';
import type { Seat } from '@oeillade/kernel';
import type { CameraWink } from './camera-winks.ts';
import type { GazeHistory } from './gaze-history.ts';
import type { WinkLine } from './lines.ts';

/** Somebody who just did not see a signal: eyes that left too early, or that came too late. */
export interface NearMiss {
  readonly who: Seat;
  readonly eyes: 'left-early' | 'came-late';
  /** By how many milliseconds. */
  readonly by: number;
}

/** What can be drawn of a signal, whether it was one or only looked like one. */
export interface SignalShown {
  readonly line: number;
  readonly seat: Seat;
  /** Null for a wink of real eyes that rested on the board. */
  readonly to: Seat | null;
  readonly signal: winkFamily.Signal;
  readonly from: number;
  readonly until: number;
  readonly seenBy: readonly Seat[];
  /** D-44: real eyes made it, and the camera of whoever made it says so. */
  readonly isByCamera: boolean;
}

/** A signal that was in order, with all who saw it, and who nearly did. */
export interface SignalTold extends SignalShown {
  readonly to: Seat;
  readonly number: number;
  /** Whether the caller for whom it was made saw it. */
  readonly isReceived: boolean;
  /** All others who saw it. */
  readonly spies: readonly Seat[];
  /** The nearest first. */
  readonly nearMisses: readonly NearMiss[];
}

/** Who missed a signal by more milliseconds than this was simply elsewhere. */
export const NEAR = 1_000;

export function signalsOf(
  lines: readonly WinkLine[],
  winks: readonly CameraWink[],
  eyes: GazeHistory,
): SignalTold[] {
  const signals = lines.flatMap((event, line) => {
    if (event.e !== 'signalled') return [];
    const { seat, to, number, signal, from = event.t, until = event.t, seenBy = [] } = event;
    return [{ line, seat, to, number, signal, from, until, seenBy, isByCamera: false }];
  });
  const real = winks.flatMap(({ at: to, number, by: _by, ...wink }) =>
    to === null || number === null ? [] : [{ ...wink, to, number, isByCamera: true }],
  );
  return [...signals, ...real]
    .sort((one, other) => one.line - other.line)
    .map((signal) => ({
      ...signal,
      isReceived: signal.seenBy.includes(signal.to),
      spies: signal.seenBy.filter((viewer) => viewer !== signal.to),
      nearMisses: nearMissesOf(signal, eyes),
    }));
}

/** Winks of real eyes that answered no call: to mislead, by mistake, or because a camera saw one where there was none. */
export const straysOf = (winks: readonly CameraWink[]): SignalShown[] =>
  winks
    .filter(({ number }) => number === null)
    .map(({ at: to, number: _number, by: _by, ...wink }) => ({ ...wink, to, isByCamera: true }));

type Seen = Pick<SignalTold, 'seat' | 'from' | 'until' | 'seenBy'>;

function nearMissesOf(signal: Seen, eyes: GazeHistory): NearMiss[] {
  if (!eyes.areKnown) return [];
  const others = eyes.looks.map((_, who) => who);
  return others
    .filter((who) => who !== signal.seat && !signal.seenBy.includes(who))
    .flatMap((who) => nearestOf(who, signal, eyes))
    .sort((one, other) => one.by - other.by);
}

/** How near one seat came to seeing it; nothing where that is not near at all. */
function nearestOf(who: Seat, { seat, from, until }: Seen, eyes: GazeHistory): NearMiss[] {
  const misses = eyes.looks[who]!.filter(({ at }) => at === seat).flatMap((look): NearMiss[] => {
    const sees = look.from + eyes.turning;
    if (sees >= until) return [{ who, eyes: 'came-late', by: sees - until }];
    // Eyes that left before their turning was done have seen nothing at all.
    return look.until <= from && sees < look.until
      ? [{ who, eyes: 'left-early', by: from - look.until }]
      : [];
  });
  const [nearest] = misses.filter(({ by }) => by <= NEAR).sort((one, other) => one.by - other.by);
  return nearest ? [nearest] : [];
}
