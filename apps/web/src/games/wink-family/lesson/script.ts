import type * as winkFamily from '@oeillade/games/wink-family';
import { type Command, type Seat, seedFrom } from '@oeillade/kernel';
import type { ActorCue, Lesson, LessonState, Sees, Step } from '../../contract/lesson.ts';
import type { lesson as french } from '../texts/fr/lesson.ts';

type Name = keyof typeof french.steps;
type WinkView = winkFamily.WinkView;

/** People by their seat, and the card that is spoken of. */
interface Gaps {
  readonly person?: Seat;
  readonly other?: Seat;
  readonly number?: number;
}

const LEARNER = 0;
const ME = LEARNER;
/** Bo answers my call and asks for my wink; Mila is answered by Otto, who first spies on me. */
const BO = 1;
const MILA = 2;
const OTTO = 3;

/** The cards that this secret deals, seat by seat: with four agents all of them are in somebody's hand. */
export const HANDS: readonly (readonly number[])[] = [
  [1, 5, 7, 11, 12, 14, 20, 21, 30],
  [4, 8, 9, 13, 16, 18, 23, 28, 32],
  [2, 3, 24, 26, 27, 29, 31, 34, 36],
  [6, 10, 15, 17, 19, 22, 25, 33, 35],
];
/** The card that the coach proposes: Bo holds its twin. */
export const PROPOSED = 28;
const PROPOSED_CARD = `[data-part~="wink-card"][aria-label^="${PROPOSED},"]`;

/** Until I have called, it is about the card that the coach proposes. */
const holderOf = (number: number | null): Seat =>
  HANDS.findIndex((hand) => hand.includes(number ?? PROPOSED));

const view = ({ model }: LessonState): WinkView => model.view as WinkView;
const myCall = (state: LessonState): number | null => view(state).seats[ME]!.called;
const face = (seat: Seat): string => `[data-part~="wink-face"][data-seat="${seat}"]`;
const SPIES = 4;

/** I look at that face, and have turned far enough to see its eyes. */
const sees = ({ model }: LessonState, seat: Seat): boolean => model.looking === seat && model.gazes.has(seat);

const steps: readonly Step<Name, Gaps>[] = [
  {
    id: 'look',
    at: () => face(BO),
    gaps: () => ({ person: BO }),
    isDone: (state) => sees(state, BO),
  },
  {
    id: 'read',
    at: () => face(MILA),
    gaps: () => ({ person: BO, other: MILA }),
    isDone: (state) => sees(state, MILA),
  },
  {
    id: 'felt',
    at: () => '[data-part~="felt-medal"]',
    gaps: () => ({ person: MILA }),
  },
  {
    id: 'call',
    at: ({ isShown }) =>
      isShown('[data-part~="wink-call"][data-button="claim"]') ? '[data-part~="wink-call"]' : PROPOSED_CARD,
    gaps: () => ({ number: PROPOSED }),
    isDone: (state) => myCall(state) !== null,
  },
  {
    id: 'winked',
    at: () => '[data-part~="wink-faces"]',
    gaps: (state) => ({ number: myCall(state) ?? PROPOSED }),
    isDone: ({ model: { signal } }) => signal?.to === ME,
  },
  {
    id: 'asked',
    gaps: (state) => ({ person: holderOf(myCall(state)), other: BO }),
    isDone: (state) => view(state).partners.includes(BO),
  },
  {
    id: 'watched',
    at: () => face(OTTO),
    gaps: (state) => ({ person: BO, other: OTTO, number: view(state).seats[BO]!.called ?? PROPOSED }),
    isDone: (state) => state.model.gazes.get(OTTO) === ME,
  },
  {
    id: 'answer',
    at: ({ model }) => (model.looking === BO ? '[data-part~="wink-wink"]' : face(BO)),
    gaps: () => ({ person: BO, other: OTTO }),
    isDone: ({ witnesses }) => witnesses.has(BO),
  },
  {
    id: 'catch',
    at: () => '[data-part~="wink-faces"]',
    gaps: () => ({ person: MILA }),
    isDone: ({ model: { signal } }) => signal?.of === OTTO && signal.to === MILA,
  },
  {
    id: 'accuse',
    at: () => '[data-part~="wink-accuse"]',
    gaps: (state) => ({ person: OTTO, number: view(state).seats[MILA]!.called ?? PROPOSED }),
    isDone: (state) => view(state).seats[ME]!.spies < SPIES,
  },
  {
    id: 'name',
    at: (state) => (view(state).turn === ME ? '[data-part~="wink-claim"]' : null),
    gaps: (state) => ({ person: holderOf(myCall(state)), number: myCall(state) ?? PROPOSED }),
    isMissed: (state) => view(state).seats[ME]!.laid.length === 0,
    isDone: (state) => myCall(state) === null || view(state).turn === BO,
  },
];

const seen = (actor: Sees): WinkView => actor.view as WinkView;
const looksAt = (at: Seat | null) => (actor: Sees) => actor.at !== at;
const lookAt = (at: Seat | null) => () => ({ ask: 'look', at }) as const;

/** Turns to somebody, or to the board, and stays there. */
const turns = (at: Seat | null, during: readonly Name[], after = 500): ActorCue<Name> => ({
  during,
  when: looksAt(at),
  after,
  ask: lookAt(at),
});

/** Calls one of these cards when it is their turn. */
const calls = (numbers: readonly number[], during: readonly Name[], after: number): ActorCue<Name> => ({
  during,
  when: (actor) => seen(actor).turn === actor.seat,
  after,
  ask: (actor) => {
    const free = actor.legal().flatMap((command) => (command.do === 'call' ? [numberOf(command)] : []));
    const number = numbers.find((card) => free.includes(card)) ?? free[0];
    return number === undefined ? null : { ask: 'play', command: { do: 'call', number } };
  },
});

const numberOf = (command: Command): number => (command as Command & { number: number }).number;

/** Winks at a caller whose eyes have been met, again and again while nobody says that it was enough. */
const winks = (to: Seat, during: readonly Name[], after: number): ActorCue<Name> => ({
  during,
  when: ({ at, eyes, seat, view: own }) =>
    at === to && eyes === seat && (own as WinkView).partners.includes(to),
  after,
  ask: () => ({ ask: 'play', command: { do: 'signal', to, signal: 'wink' } }),
});

/** Whoever holds the card that I called comes to meet my eyes. */
const answers: readonly ActorCue<Name>[] = [
  winks(ME, ['winked'], 900),
  {
    during: ['winked'],
    when: (actor) => seen(actor).partners.includes(ME) && actor.at !== ME,
    after: 600,
    ask: lookAt(ME),
  },
];
/** The others have something else to look at meanwhile. */
const idles = (at: Seat | null): ActorCue<Name> => ({
  during: ['winked'],
  when: (actor) => !seen(actor).partners.includes(ME) && actor.at !== at,
  after: 600,
  ask: lookAt(at),
});

export const lesson: Lesson<Name, Gaps> = {
  id: 'wink',
  game: 'wink-agents',
  options: { first: ME },
  rules: { turning: 200, lasting: 1_600, leastBetweenCalls: 1_500, mostForTurn: null },
  secret: seedFrom('lesson/wink'),
  steps,
  actors: [
    [
      ...answers,
      idles(MILA),
      turns(MILA, ['look', 'read', 'felt', 'call'], 0),
      calls(HANDS[ME]!, ['asked'], 5_000),
      turns(ME, ['asked', 'watched', 'answer']),
      turns(null, ['catch', 'accuse', 'name']),
    ],
    [
      ...answers,
      idles(OTTO),
      turns(ME, ['look', 'read', 'felt', 'call'], 0),
      turns(null, ['asked', 'watched', 'answer']),
      calls(HANDS[OTTO]!, ['catch'], 2_500),
      turns(OTTO, ['catch', 'accuse']),
      turns(null, ['name']),
    ],
    [
      ...answers,
      idles(null),
      turns(null, ['look', 'read', 'felt', 'call'], 0),
      turns(ME, ['asked', 'watched']),
      turns(MILA, ['answer'], 1_200),
      winks(MILA, ['catch'], 2_600),
      turns(MILA, ['catch', 'accuse']),
      calls(HANDS[BO]!, ['name'], 3_000),
      turns(null, ['name']),
    ],
  ],
};

/** Which words end the lesson. Whoever named somebody else has learnt something too, but not everything. */
export const lastWords = ({ lastOf }: Pick<LessonState, 'lastOf'>): 'over' | 'overMissed' =>
  lastOf('designated', LEARNER)?.['right'] === false ? 'overMissed' : 'over';
