import type { ChanceDrawn, Line, Random, Viewer } from '@oeillade/kernel';
import type { History, OtherWorld, Specimen } from '@oeillade/kernel/testkit';
import {
  type DiceCommand,
  type DiceEvent,
  type DiceState,
  type DiceView,
  liarsDice,
  MOST_DICE,
  SIDES,
} from '../src/rules/index.ts';

export const specimen: Specimen<DiceState, DiceCommand, DiceEvent, DiceView> = {
  game: liarsDice,
  options: [{ options: { dice: 5, first: 1 } }, { players: 2, options: { dice: 1 } }],
  census,
  conceivable,
  otherWorld,
  playthroughs: [
    { players: 2, seed: '1' },
    { players: 4, seed: '1' },
  ],
};

export const specimens = [specimen];

/** Every doubt costs one die, and no other is lost. */
function census({ dice, doubts }: DiceState): string {
  if (dice.flat().some((die) => die < 1 || die > SIDES)) throw new Error('A die has no such face.');
  return String(dice.flat().length + doubts);
}

function conceivable(players: number): DiceCommand[] {
  const counts = Array.from({ length: players * MOST_DICE }, (_, index) => index + 1);
  const faces = Array.from({ length: SIDES }, (_, index) => index + 1);
  const bids = counts.flatMap((count) => faces.map((face) => ({ do: 'bid', count, face }) as const));
  return [{ do: 'doubt' }, ...bids];
}

type Rolled = Extract<Line<DiceEvent>, { e: 'dealt' | 'rolled' }>;

/** Other dice under the other cups since the last roll: those before were shown when somebody doubted. */
function otherWorld(
  { lines, given }: History<DiceCommand, DiceEvent>,
  viewer: Viewer,
  random: Random,
): OtherWorld<DiceCommand, DiceEvent> {
  const rolls = lines.filter((line): line is Rolled => line.e === 'dealt' || line.e === 'rolled');
  const isShown = lines.findLast(({ e }) => e === 'doubted' || e === 'rolled')?.e === 'doubted';
  const others = rolls.map(({ dice }, index) =>
    index === rolls.length - 1 && !isShown ? hidden(dice, viewer, random) : dice,
  );
  return {
    dealt: { ...(rolls[0] as DiceEvent & { e: 'dealt' }), dice: others[0]! },
    given,
    drawn: others.slice(1).map((dice): ChanceDrawn => ({ kind: 'roll', sides: SIDES, values: dice.flat() })),
  };
}

const hidden = (dice: readonly (readonly number[])[], viewer: Viewer, random: Random): number[][] =>
  dice.map((hand, seat) => hand.map((die) => (seat === viewer ? die : 1 + random.below(SIDES))));
