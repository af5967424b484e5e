import type { Seat } from '@oeillade/kernel';
import { type Finish, seatsByRank, winnersOf } from '../../../../ui/end/finish.ts';
import type { Scene, SceneStep } from '../../../../ui/stage/scene.ts';

/** How one mask comes off. */
export type MaskStep = 'lift' | 'bare' | 'ribbon' | 'read';
type UnmaskingStep = `${MaskStep} ${number}` | 'doors' | 'turn' | 'wink';

export interface UnmaskingScene extends Scene<UnmaskingStep> {
  /** The last first; those of one group take their masks off together. */
  readonly groups: readonly (readonly Seat[])[];
  /** Whose doors open; null where nobody won alone. */
  readonly winner: Seat | null;
}

/** With more players than this, all who have no award are unmasked together. */
const ONE_BY_ONE = 5;

/** The end of a game: masks from last to first, then the winner's doors, all eyes, and one wink for everybody. */
export function unmaskingOf(finish: Finish, hasAward: (seat: Seat) => boolean): UnmaskingScene {
  const winners = winnersOf(finish);
  const winner = winners.length === 1 ? winners[0]! : null;
  const others = seatsByRank(finish)
    .toReversed()
    .filter((seat) => seat !== winner);
  const groups = groupsOf(others, finish.ranks.length > ONE_BY_ONE ? hasAward : () => true);
  return {
    key: 'unmasking',
    weight: 'great',
    groups,
    winner,
    steps: [
      ...groups.flatMap((group, nth) => maskSteps(nth, group.some(hasAward))),
      ...(winner === null ? [] : WINNER),
    ],
  };
}

function groupsOf(seats: readonly Seat[], isAlone: (seat: Seat) => boolean): Seat[][] {
  const together = seats.filter((seat) => !isAlone(seat));
  const alone = seats.filter(isAlone).map((seat) => [seat]);
  return together.length > 0 ? [together, ...alone] : alone;
}

const maskSteps = (nth: number, hasRibbon: boolean): SceneStep<UnmaskingStep>[] => [
  { name: `lift ${nth}`, lasts: 320, gaze: 'hold', sound: 'mask' },
  { name: `bare ${nth}`, lasts: hasRibbon ? 180 : 600, gaze: 'free' },
  ...(hasRibbon
    ? ([
        { name: `ribbon ${nth}`, lasts: 240, gaze: 'hold' },
        { name: `read ${nth}`, lasts: 860, gaze: 'free' },
      ] as const)
    : []),
];

const WINNER: readonly SceneStep<UnmaskingStep>[] = [
  { name: 'doors', lasts: 420, gaze: 'hold', sound: 'doors' },
  { name: 'turn', lasts: 740, gaze: 'free' },
  { name: 'wink', lasts: 1_040, gaze: 'free' },
];

/** Which mask is coming off, and how far; null once they are all off. */
export function maskAt(name: string): { readonly step: MaskStep; readonly nth: number } | null {
  const [step, nth] = name.split(' ');
  return nth === undefined ? null : { step: step as MaskStep, nth: Number(nth) };
}
