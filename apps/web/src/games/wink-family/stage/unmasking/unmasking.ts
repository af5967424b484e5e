import type { Seat } from '@oeillade/kernel';
import { type Finish, seatsByRank, winnersOf } from '../../../../ui/end/finish.ts';
import type { Scene, SceneStep } from '../../../../ui/stage/scene.ts';

/** How one mask comes off. */
export type MaskStep = 'lift' | 'bare' | 'ribbon' | 'read';
type UnmaskingStep = `${MaskStep} ${number}` | 'doors' | 'turn' | 'wink';

export interface UnmaskingScene extends Scene<UnmaskingStep> {
  /** Whose masks come off one after the other, the last first. */
  readonly order: readonly Seat[];
  /** Whose doors open, all at once: of one who won, or of all who share a victory. */
  readonly winners: readonly Seat[];
}

/** The end of a game: masks from last to first, then the winners' doors, all eyes, and one wink for everybody. */
export function unmaskingOf(finish: Finish): UnmaskingScene {
  const winners = winnersOf(finish);
  const order = seatsByRank(finish)
    .toReversed()
    .filter((seat) => !winners.includes(seat));
  return {
    key: 'unmasking',
    weight: 'great',
    order,
    winners,
    steps: [...order.flatMap((_, nth) => maskSteps(nth)), ...WINNERS],
  };
}

const maskSteps = (nth: number): SceneStep<UnmaskingStep>[] => [
  { name: `lift ${nth}`, lasts: 320, gaze: 'hold', sound: 'mask' },
  { name: `bare ${nth}`, lasts: 180, gaze: 'free' },
  { name: `ribbon ${nth}`, lasts: 240, gaze: 'hold' },
  { name: `read ${nth}`, lasts: 860, gaze: 'free' },
];

const WINNERS: readonly SceneStep<UnmaskingStep>[] = [
  { name: 'doors', lasts: 420, gaze: 'hold', sound: 'doors' },
  { name: 'turn', lasts: 740, gaze: 'free' },
  { name: 'wink', lasts: 1_040, gaze: 'free' },
];

/** Which mask is coming off, and how far; null once they are all off. */
export function maskAt(name: string): { readonly step: MaskStep; readonly nth: number } | null {
  const [step, nth] = name.split(' ');
  return nth === undefined ? null : { step: step as MaskStep, nth: Number(nth) };
}

/** Who is told of in a step: whoever was unmasked last, and with the doors those who won. */
export function toldAt(name: string, { order, winners }: UnmaskingScene): readonly Seat[] {
  const mask = maskAt(name);
  if (!mask) return winners;
  const nth = mask.step === 'lift' ? mask.nth - 1 : mask.nth;
  return nth < 0 ? [] : [order[nth]!];
}
