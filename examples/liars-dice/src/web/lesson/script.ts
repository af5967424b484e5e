import { type Command, seedFrom } from '@oeillade/kernel';
import type { ActorCue, Lesson, LessonState, Sees, Step } from '@oeillade/web/games/contract/lesson.ts';
import type { DiceCommand, DiceView } from '../../rules/index.ts';
import type { lesson as french } from '../texts/fr/lesson.ts';

type Name = keyof typeof french.steps;

const ME = 0;
/** Bo bids more than anybody can believe. */
export const BO = 1;

const ACTIONS = '[data-part~="dice-actions"]';

const hasDone = ({ lastOf }: LessonState, seat: number): boolean =>
  lastOf('bid', seat) !== null || lastOf('doubted', seat) !== null;
const isCounted = ({ lastOf }: LessonState): boolean =>
  lastOf('doubted', ME) !== null || lastOf('doubted', BO) !== null;

const steps: readonly Step<Name>[] = [
  { id: 'look', at: () => '[data-part~="dice-mine"]' },
  { id: 'bid', at: () => ACTIONS, isDone: (state) => hasDone(state, ME) },
  { id: 'answer', at: () => '[data-part~="dice-cup"]', isDone: (state) => hasDone(state, BO) },
  { id: 'doubt', at: () => '[data-part~="dice-doubt"]', isDone: isCounted },
  { id: 'lost', at: () => '[data-part~="tickets"]' },
];

/** The highest bid that there is; where I have made it already, a doubt. */
function highest(actor: Sees) {
  const legal = actor.legal() as readonly (Command & DiceCommand)[];
  const command = legal.findLast(({ do: what }) => what === 'bid') ?? legal[0];
  return command ? ({ ask: 'play', command } as const) : null;
}

const bo: readonly ActorCue<Name>[] = [
  {
    during: ['answer', 'doubt'],
    when: (actor) => (actor.view as DiceView).turn === actor.seat,
    after: 1_600,
    ask: highest,
  },
];

export const lesson: Lesson<Name> = {
  id: 'liars-dice',
  game: 'liars-dice',
  options: { dice: 3, first: ME },
  rules: { mostForTurn: null },
  // Nobody has rolled three sixes: the highest bid is a lie.
  secret: seedFrom('lesson/liars-dice/1'),
  steps,
  actors: [bo],
};
