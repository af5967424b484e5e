import type { Seat } from '@oeillade/kernel';
import type { AccusationTold } from './accusations.ts';
import type { WinkAward } from './award.ts';
import { eyeContactsOf } from './contacts.ts';
import type { GazeHistory } from './gaze-history.ts';
import type { WinkLine } from './lines.ts';
import type { SignalTold } from './signals.ts';

/** What the juries know of a game. */
export interface Told {
  readonly lines: readonly WinkLine[];
  readonly signals: readonly SignalTold[];
  readonly accusations: readonly AccusationTold[];
  readonly eyes: GazeHistory;
}

export interface Candidate {
  readonly seat: Seat;
  /** The greatest is honoured. */
  readonly worth: number;
  readonly award: WinkAward;
}

export interface Jury {
  /** What a seat could be honoured for; null where there is nothing. */
  readonly honours: (told: Told, seat: Seat) => Candidate | null;
  /** It says that nobody has more: then it goes to the best or to nobody. */
  readonly isForBestOnly?: boolean;
}

type Honours = Jury['honours'];

const given = (seat: Seat, worth: number, award: WinkAward): Candidate | null =>
  worth > 0 ? { seat, worth, award } : null;

/** For whoever has done something most often. */
const most =
  (
    kind: Extract<WinkAward, { readonly count: number }>['kind'],
    countOf: (told: Told, seat: Seat) => number,
  ): Honours =>
  (told, seat) => {
    const count = countOf(told, seat);
    return given(seat, count, { kind, count });
  };

/** For whoever something is true of, and equally for all of them. */
const whoever =
  (
    kind: 'leading-role' | 'above-suspicion' | 'clear-conscience',
    isTrue: (told: Told, seat: Seat) => boolean,
  ): Honours =>
  (told, seat) =>
    given(seat, Number(isTrue(told, seat)), { kind });

const lynxEye = most(
  'lynx-eye',
  ({ accusations }, seat) => accusations.filter((one) => one.right && one.seat === seat).length,
);

const nearMiss: Honours = ({ signals }, seat) => {
  const misses = signals
    .filter(({ to }) => to !== seat)
    .flatMap(({ nearMisses }) => nearMisses.filter(({ who }) => who === seat).map(({ by }) => by));
  const ms = Math.min(...misses);
  return given(seat, misses.length === 0 ? 0 : 1 / (1 + ms), { kind: 'near-miss', ms });
};

const bestKept = most('best-kept', ({ signals, accusations }, seat) => {
  if (accusations.some(({ right, named }) => right && named === seat)) return 0;
  return signals.filter((one) => one.seat === seat && one.isReceived && one.spies.length === 0).length;
});

const longestLook = ({ eyes }: Told, seat: Seat): number =>
  Math.max(
    0,
    ...eyes.looks[seat]!.filter(({ at }) => at !== null).map(({ from, until }) => Math.round(until - from)),
  );

const longestGaze: Honours = (told, seat) => {
  const ms = longestLook(told, seat);
  return given(seat, ms, { kind: 'longest-gaze', ms });
};

const steadyGaze: Honours = (told, seat) => {
  const ms = longestLook(told, seat);
  return given(seat, ms < LEAST_SHOWN ? 0 : ms, { kind: 'steady-gaze', ms });
};

const goodNose = most(
  'good-nose',
  ({ lines }, seat) =>
    lines.filter((line) => line.e === 'designated' && line.seat === seat && line.right).length,
);

const leadingRole = whoever('leading-role', ({ lines }, seat) => {
  const ended = lines.at(-1);
  return ended?.e === 'ended' && ended.ranks[seat] === 1;
});

const eyeToEye = most(
  'eye-to-eye',
  ({ eyes }, seat) => eyeContactsOf(eyes).filter(({ seats }) => seats.includes(seat)).length,
);

const nerve = most('nerve', ({ accusations }, seat) => accusations.filter((one) => one.seat === seat).length);

const nimbleLid = most(
  'nimble-lid',
  ({ signals }, seat) => signals.filter((one) => one.seat === seat).length,
);

const limelight: Honours = ({ eyes }, seat) => {
  const looks = eyes.looks.flat().filter(({ at }) => at === seat);
  const ms = looks.reduce((sum, { from, until }) => sum + until - from, 0);
  return given(seat, ms < LEAST_SHOWN ? 0 : ms, { kind: 'limelight', ms });
};

const eyesEverywhere = most(
  'eyes-everywhere',
  ({ eyes }, seat) => eyes.looks[seat]!.filter(({ at }) => at !== null).length,
);

const fineVoice = most(
  'fine-voice',
  ({ lines }, seat) => lines.filter((line) => line.e === 'called' && line.seat === seat).length,
);

const aboveSuspicion = whoever(
  'above-suspicion',
  ({ accusations }, seat) => !accusations.some(({ named }) => named === seat),
);

const clearConscience = whoever(
  'clear-conscience',
  ({ accusations }, seat) => !accusations.some((one) => one.seat === seat && !one.right),
);

/** It is told in tenths of a second. */
const LEAST_SHOWN = 100;

/** The rarest first. */
export const JURIES: readonly Jury[] = [
  { honours: lynxEye },
  { honours: nearMiss },
  { honours: bestKept },
  { honours: longestGaze, isForBestOnly: true },
  { honours: goodNose },
  { honours: leadingRole },
  { honours: eyeToEye },
  { honours: nerve },
  { honours: steadyGaze },
  { honours: nimbleLid },
  { honours: limelight },
  { honours: eyesEverywhere },
  { honours: fineVoice },
  { honours: aboveSuspicion },
  { honours: clearConscience },
];
