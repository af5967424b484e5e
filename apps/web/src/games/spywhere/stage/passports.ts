import type { Seat } from '@oeillade/kernel';
import { type Finish, seatsByRank } from '../../../ui/end/finish.ts';
import type { Beat, Scene } from '../../../ui/stage/scene.ts';

/** How one passport is opened: it unfolds, the stamp falls, and its owner looks at it. */
export type Step = 'unfold' | 'stamp' | 'look';
type PassportBeat = `${Step} ${number}` | 'rest';

export interface PassportScene extends Scene<PassportBeat> {
  /** Whose passport is opened after whose, the last of the ranking first. */
  readonly order: readonly Seat[];
}

/** The end of a game: passports open one by one, 900 ms each, and the stamps fall. */
export function passportsOf(finish: Finish): PassportScene {
  const order = seatsByRank(finish).toReversed();
  return {
    key: 'passports',
    weight: 'great',
    order,
    beats: [...order.flatMap((_, nth) => beatsOf(nth)), { name: 'rest', lasts: 1_600, gaze: 'free' }],
  };
}

const beatsOf = (nth: number): Beat<PassportBeat>[] => [
  { name: `unfold ${nth}`, lasts: 420, gaze: 'hold', sound: 'card' },
  { name: `stamp ${nth}`, lasts: 90, gaze: 'hold', sound: 'stamp' },
  { name: `look ${nth}`, lasts: 390, gaze: 'free' },
];

/** How far the opening is: which passport, and in which step; all of them once nothing is left to open. */
export function openedAt(beat: string, count: number): { readonly step: Step; readonly nth: number } {
  const [step, nth] = beat.split(' ');
  return nth === undefined ? { step: 'look', nth: count - 1 } : { step: step as Step, nth: Number(nth) };
}
