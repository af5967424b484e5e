import type * as winkFamily from '@oeillade/games/wink-family';
import type { Seat } from '@oeillade/kernel';
import type { GazeHistory } from './gaze-history.ts';
import type { WinkLine } from './lines.ts';

/** Somebody who just did not see a signal: eyes that left too early, or that came too late. */
export interface NearMiss {
  readonly who: Seat;
  readonly eyes: 'left-early' | 'came-late';
  /** By how many milliseconds. */
  readonly by: number;
}

/** A signal with all who saw it, and who nearly did. */
export interface SignalTold {
  readonly line: number;
  readonly seat: Seat;
  readonly to: Seat;
  readonly number: number;
  readonly signal: winkFamily.Signal;
  readonly from: number;
  readonly until: number;
  readonly seenBy: readonly Seat[];
  /** Whether the caller for whom it was made saw it. */
  readonly isReceived: boolean;
  /** All others who saw it. */
  readonly spies: readonly Seat[];
  /** The nearest first. */
  readonly nearMisses: readonly NearMiss[];
}

/** Who missed a signal by more milliseconds than this was simply elsewhere. */
export const NEAR = 1_000;

export function signalsOf(lines: readonly WinkLine[], eyes: GazeHistory): SignalTold[] {
  return lines.flatMap((event, line) => {
    if (event.e !== 'signalled') return [];
    const { seat, to, number, signal, from = event.t, until = event.t, seenBy = [] } = event;
    return [
      {
        line,
        seat,
        to,
        number,
        signal,
        from,
        until,
        seenBy,
        isReceived: seenBy.includes(to),
        spies: seenBy.filter((viewer) => viewer !== to),
        nearMisses: nearMissesOf({ seat, from, until, seenBy }, eyes),
      },
    ];
  });
}

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
