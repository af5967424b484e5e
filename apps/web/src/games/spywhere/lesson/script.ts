import type * as spywhereRules from '@oeillade/games/spywhere';
import { type Command, type Seat, seedFrom } from '@oeillade/kernel';
import type { ActorCue, Lesson, LessonState, Sees, Step } from '../../contract/lesson.ts';
import type { lesson as french } from '../texts/fr/lesson.ts';

type Name = keyof typeof french.steps;
type SpywhereView = spywhereRules.SpywhereView;
type SpywhereCommand = spywhereRules.SpywhereCommand;
type Nation = spywhereRules.Nation;

/** Somebody by their seat, and the dishes that they exchanged by their countries. */
interface Gaps {
  readonly person?: Seat;
  readonly gave?: Nation;
  readonly took?: Nation;
}

const ME = 0;
/** Bo gives himself away by what he takes; Mila identifies everybody and so ends the game. */
const BO = 1;
const MILA = 2;

const view = ({ model }: LessonState): SpywhereView => model.view as SpywhereView;
const isMine = (state: LessonState): boolean => view(state).turn === ME;
const turnsTaken = (state: LessonState): number => view(state).seats[ME]!.turnsTaken;

/** Whether three cards of one dish lie in the market that are not of my own country. */
function mayEliminate(state: LessonState): boolean {
  const { market, own, step } = view(state);
  return step === 'act' && market.some((dish) => !own?.passports.includes(dish) && isTriple(market, dish));
}

const isTriple = (market: readonly string[], dish: string): boolean =>
  market.filter((other) => other === dish).length >= 3;

interface Exchanged {
  readonly gave: Nation;
  readonly took: Nation;
}

/** What he exchanged; before that, room is kept for a long name. */
const exchangeOfBo = (state: LessonState): Gaps => {
  const exchanged = state.lastOf('exchanged', BO) as Exchanged | null;
  const { gave, took } = exchanged ?? { gave: 'britain', took: 'britain' };
  return { person: BO, gave, took };
};

const MARKET = '[data-part~="spy-market"]';
const PILE = '[data-part~="spy-pile-cards"]';

const steps: readonly Step<Name, Gaps>[] = [
  {
    id: 'passport',
    at: () => '[data-part~="spy-passport"]',
  },
  {
    id: 'draw',
    at: () => PILE,
    isDone: (state) => !isMine(state) || view(state).step !== 'draw',
  },
  {
    id: 'exchange',
    at: () => MARKET,
    isDone: (state) => !isMine(state) || view(state).step !== 'exchange',
  },
  {
    id: 'eliminate',
    at: () => '[data-part~="spy-actions"] [data-button="claim"]',
    isDone: (state) => !isMine(state) || !mayEliminate(state),
  },
  {
    id: 'end',
    at: () => '[data-part~="spy-actions"] [data-button]:last-child',
    isDone: (state) => !isMine(state),
  },
  {
    id: 'watch',
    at: () => MARKET,
    gaps: () => ({ person: BO }),
    isDone: ({ lastOf }) => lastOf('turn-ended', BO) !== null,
  },
  { id: 'read', at: () => MARKET, gaps: exchangeOfBo },
  {
    id: 'notebook',
    at: ({ isShown }) =>
      isShown('[data-part~="spy-notebook"]')
        ? '[data-part~="spy-notebook"]'
        : '[data-part~="spy-notebook-button"]',
    gaps: exchangeOfBo,
    isDone: ({ hasNotes }) => hasNotes(),
  },
  {
    id: 'turn',
    at: (state) => (!isMine(state) ? null : view(state).step === 'draw' ? PILE : MARKET),
    gaps: () => ({ person: MILA }),
    isDone: (state) => turnsTaken(state) > 1 || (isMine(state) && !isEarly(view(state))),
  },
  {
    id: 'identify',
    at: () => '[data-part~="spy-actions"] [data-button="danger"]',
    gaps: exchangeOfBo,
    isDone: (state) => turnsTaken(state) > 1,
  },
  {
    id: 'last',
    at: ({ isShown }) => (isShown('[data-focus="last"]') ? '[data-focus="last"]' : null),
    gaps: () => ({ person: MILA }),
    isDone: ({ model }) => model.lobby?.phase === 'over',
  },
];

const isEarly = ({ step }: SpywhereView): boolean => step === 'draw' || step === 'exchange';

const seen = (actor: Sees): SpywhereView => actor.view as SpywhereView;
const isAt = (step: SpywhereView['step']) => (actor: Sees) =>
  seen(actor).turn === actor.seat && seen(actor).step === step;

const play = (command: SpywhereCommand) => ({ ask: 'play', command }) as const;

type Exchange = Extract<SpywhereCommand, { do: 'exchange' }>;

/** Takes a dish of their own country where there is one, and keeps those they have. */
function exchange(actor: Sees) {
  const own = seen(actor).own?.passports ?? [];
  const weight = ({ gave, took }: Exchange) => Number(own.includes(took)) - 2 * Number(own.includes(gave));
  const [best] = actor
    .legal()
    .filter((command): command is Command & Exchange => command.do === 'exchange')
    .sort((one, other) => weight(other) - weight(one));
  return best ? play(best) : null;
}

/** Says of each of these in turn what their passport is; right or wrong does not matter here. */
function attempt(targets: readonly Seat[]) {
  return (actor: Sees) => {
    const legal = actor.legal() as readonly (Command & SpywhereCommand)[];
    const attempts = legal.filter((command) => command.do === 'attempt');
    const next = targets.flatMap((at) => attempts.filter((command) => command.at === at))[0];
    return play(next ?? { do: 'end-turn' });
  };
}

const takesTurns = (during: readonly Name[], targets: readonly Seat[]): readonly ActorCue<Name>[] => [
  { during, when: isAt('draw'), after: 1_400, ask: () => play({ do: 'draw' }) },
  { during, when: isAt('exchange'), after: 1_800, ask: exchange },
  { during, when: isAt('act'), after: 1_500, ask: attempt(targets) },
  { during, when: isAt('attempt'), after: 1_500, ask: attempt(targets) },
  {
    when: (actor) => seen(actor).step === 'last' && actor.legal().length > 0,
    after: 2_500,
    ask: () => play({ do: 'attempt-last', attempts: [] }),
  },
];

const LATER: readonly Name[] = ['turn', 'identify', 'last'];

export const lesson: Lesson<Name, Gaps> = {
  id: 'spywhere',
  game: 'spywhere',
  options: { first: ME, out: 'usa' },
  rules: { mostForTurn: null },
  // Four dishes of Japan lie in the market, and behind them comes what Bo wants.
  secret: seedFrom('lesson/spywhere/2375'),
  steps,
  actors: [takesTurns(['watch', ...LATER], []), takesTurns(LATER, [BO, ME])],
};
