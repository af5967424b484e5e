import type { Seat } from '@oeillade/kernel';
import type { AccusationTold } from './accusations.ts';
import type { GazeHistory } from './gaze-history.ts';
import type { WinkLine } from './lines.ts';
import type { SignalTold } from './signals.ts';

/** What somebody is honoured for when the masks come off. */
export type WinkAward =
  /** Most signals intercepted. */
  | { readonly kind: 'lynx-eye'; readonly count: number }
  /** Somebody else's signal missed by the least. */
  | { readonly kind: 'near-miss'; readonly ms: number }
  /** Most signals that only their caller saw, and never unmasked. */
  | { readonly kind: 'best-kept'; readonly count: number }
  /** The longest look at one face without looking away. */
  | { readonly kind: 'longest-gaze'; readonly ms: number }
  /** Most partners named rightly. */
  | { readonly kind: 'good-nose'; readonly count: number }
  /** For a winner whom nothing else distinguishes. */
  | { readonly kind: 'leading-role' };

interface Told {
  readonly lines: readonly WinkLine[];
  readonly signals: readonly SignalTold[];
  readonly accusations: readonly AccusationTold[];
  readonly eyes: GazeHistory;
}

interface Candidate {
  readonly seat: Seat;
  /** The greatest is honoured. */
  readonly worth: number;
  readonly award: WinkAward;
}

type Jury = (told: Told, seat: Seat) => Candidate | null;

const given = (seat: Seat, worth: number, award: WinkAward): Candidate | null =>
  worth > 0 ? { seat, worth, award } : null;

const lynxEye: Jury = ({ accusations }, seat) => {
  const count = accusations.filter((one) => one.right && one.seat === seat).length;
  return given(seat, count, { kind: 'lynx-eye', count });
};

const nearMiss: Jury = ({ signals }, seat) => {
  const misses = signals
    .filter(({ to }) => to !== seat)
    .flatMap(({ nearMisses }) => nearMisses.filter(({ who }) => who === seat).map(({ by }) => by));
  const ms = Math.min(...misses);
  return given(seat, misses.length === 0 ? 0 : 1 / (1 + ms), { kind: 'near-miss', ms });
};

const bestKept: Jury = ({ signals, accusations }, seat) => {
  const isCaught = accusations.some(({ right, named }) => right && named === seat);
  const secret = signals.filter((one) => one.seat === seat && one.isReceived && one.spies.length === 0);
  return given(seat, isCaught ? 0 : secret.length, { kind: 'best-kept', count: secret.length });
};

const longestGaze: Jury = ({ eyes }, seat) => {
  const looks = eyes.looks[seat]!.filter(({ at }) => at !== null);
  const ms = Math.max(0, ...looks.map(({ from, until }) => until - from));
  return given(seat, ms, { kind: 'longest-gaze', ms });
};

const goodNose: Jury = ({ lines }, seat) => {
  const count = lines.filter((line) => line.e === 'designated' && line.seat === seat && line.right).length;
  return given(seat, count, { kind: 'good-nose', count });
};

/** The rarest first: whoever has one already leaves the next to nobody. */
const JURIES: readonly Jury[] = [lynxEye, nearMiss, bestKept, longestGaze, goodNose];

/** An award for each seat, or none; no seat has two, no award is given twice, and whoever won has one. */
export function awardsOf(told: Told): (WinkAward | null)[] {
  const ended = told.lines.at(-1);
  const ranks = ended?.e === 'ended' ? ended.ranks : [];
  const awards: (WinkAward | null)[] = told.eyes.looks.map(() => null);
  for (const jury of JURIES) {
    const [best] = awards
      .flatMap((_, seat) => jury(told, seat) ?? [])
      .sort((one, other) => other.worth - one.worth || one.seat - other.seat);
    if (best && awards[best.seat] === null) awards[best.seat] = best.award;
  }
  return awards.map((award, seat) => award ?? (ranks[seat] === 1 ? { kind: 'leading-role' } : null));
}
