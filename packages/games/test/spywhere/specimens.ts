import type { Specimen } from '@oeillade/kernel/testkit';
import {
  NATIONS,
  type Nation,
  nationAt,
  nationsIn,
  type SpywhereCommand,
  type SpywhereEvent,
  type SpywhereState,
  type SpywhereView,
  spywhere,
} from '../../src/spywhere/index.ts';
import { CLUES, ELIMINATIONS, handOf, marketOf, pileOf } from '../../src/spywhere/state.ts';
import { otherWorld } from './other-worlds.ts';

type Attempts = Extract<SpywhereCommand, { do: 'attempt-last' }>['attempts'];

export const specimen: Specimen<SpywhereState, SpywhereCommand, SpywhereEvent, SpywhereView> = {
  game: spywhere,
  options: [
    { options: { noTriples: true } },
    { players: 2, options: { out: 'france', first: 1 } },
    { players: 3, options: { out: 'usa', noTriples: true } },
    { players: 4, options: { out: 'italy', first: 3 } },
    { players: 6, options: { first: 5 } },
  ],
  census,
  conceivable,
  otherWorld,
  playthroughs: [
    { players: 2, seed: '1' },
    { players: 4, seed: '39', options: { noTriples: true } },
    { players: 6, seed: '59' },
  ],
};

export const specimens = [specimen];

/** Every card, wherever it lies: eighteen of each nationality in play. */
function census({ cells, deal }: SpywhereState): string {
  const clues = [...cells.subarray(CLUES, CLUES + cells[ELIMINATIONS]!)].map((clue) => nationAt(clue & 7));
  const cards = [
    ...deal.passports.flatMap((_, seat) => handOf(cells, seat)),
    ...marketOf(cells),
    ...pileOf(cells).map(nationAt),
    ...clues.flatMap((nation) => [nation, nation, nation]),
  ];
  const count = (nation: Nation): number => cards.filter((card) => card === nation).length;
  for (const nation of NATIONS) {
    const should = nation === deal.out ? 0 : 18;
    if (count(nation) !== should)
      throw new Error(`There are ${count(nation)} cards of ${nation}, not ${should}.`);
  }
  return NATIONS.map((nation) => `${nation} ${count(nation)}`).join();
}

const SEATS = [0, 1, 2, 3, 4, 5];

function conceivable(players: number): SpywhereCommand[] {
  return [
    { do: 'draw' },
    { do: 'end-turn' },
    ...NATIONS.flatMap((gave) => NATIONS.map((took) => ({ do: 'exchange', gave, took }) as const)),
    ...NATIONS.map((nation) => ({ do: 'eliminate', nation }) as const),
    ...SEATS.flatMap((at) => NATIONS.map((nation) => ({ do: 'attempt', at, nation }) as const)),
    ...lastAttempts(players).map((attempts) => ({ do: 'attempt-last', attempts }) as const),
  ];
}

/** In the order in which the game gives them back: by seat, then by nationality. */
function lastAttempts(players: number): Attempts[] {
  if (players === 2) return [0, 1, 2].flatMap((at) => atOne(at, 3));
  const seats = SEATS.slice(0, players);
  // With five seats and more there are thousands that go to different opponents: a few of the long ones will do.
  return [
    ...toMany(SEATS.slice(0, players + 1), players <= 4 ? 3 : 2),
    ...seats.flatMap(toAllBut),
    ...twice(),
  ];

  function toAllBut(seat: number): Attempts[] {
    const others = seats.filter((other) => other !== seat);
    const turned = NATIONS.map((_, by) =>
      others.map((at, index) => ({ at, nation: NATIONS[(index + by) % 6]! })),
    );
    return turned.flatMap((attempts) => [
      attempts,
      attempts.slice(1),
      attempts.with(1, { ...attempts[0]!, at: others[1]! }),
    ]);
  }
}

/** Up to so many attempts at one seat, with two players. */
function atOne(at: number, most: number): Attempts[] {
  const sets = Array.from({ length: 1 << NATIONS.length }, (_, set) => nationsIn(set));
  return sets.filter((set) => set.length <= most).map((set) => set.map((nation) => ({ at, nation })));
}

/** Each seat once at the most, each nationality too. */
function toMany(seats: readonly number[], most: number): Attempts[] {
  const [at, ...rest] = seats;
  if (at === undefined) return [[]];
  const without = toMany(rest, most);
  const shorter = without.filter((attempts) => attempts.length < most);
  return [
    ...without,
    ...NATIONS.flatMap((nation) =>
      shorter
        .filter((attempts) => attempts.every((other) => other.nation !== nation))
        .map((attempts) => [{ at, nation }, ...attempts]),
    ),
  ];
}

/** The same seat twice, or the same card. */
const twice = (): Attempts[] =>
  SEATS.flatMap((at) => [
    [
      { at, nation: 'italy' },
      { at, nation: 'japan' },
    ],
    [
      { at, nation: 'japan' },
      { at: (at + 1) % 6, nation: 'japan' },
    ],
  ]);
