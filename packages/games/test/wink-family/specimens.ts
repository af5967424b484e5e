import type { Line, Random, Viewer } from '@oeillade/kernel';
import type { History, KeptPlaythrough, OtherWorld, Specimen } from '@oeillade/kernel/testkit';
import {
  type Dealt,
  games,
  SIGNALS,
  type WinkCommand,
  type WinkEvent,
  type WinkGame,
  type WinkState,
  type WinkView,
} from '../../src/wink-family/index.ts';
import { BOARD, HAND, LAID, SPIES, TAKER, TWIN, UNDEALT, UP } from '../../src/wink-family/state.ts';

type WinkSpecimen = Specimen<WinkState, WinkCommand, WinkEvent, WinkView>;

/** Chosen so that the games show every kind of thing that can happen; the test of playthroughs says which edition has none yet. */
const PLAYTHROUGHS: Readonly<Record<string, readonly KeptPlaythrough[]>> = {
  zwinkern: [
    { players: 3, seed: '95' },
    { players: 5, seed: '88' },
  ],
  'wink-agents': [
    { players: 4, seed: '17' },
    { players: 5, seed: '42' },
  ],
  wink: [
    { players: 4, seed: '79' },
    { players: 8, seed: '79' },
  ],
};

export const specimens = Object.values(games).map(specimenOf);

function specimenOf(game: WinkGame): WinkSpecimen {
  return {
    game,
    options: [
      { options: { first: 2, signals: game.edition.severalSignals ? ['nod', 'eyebrows'] : ['nod'] } },
      { players: 4, options: { channel: 'faces' } },
      { players: 4, options: { channel: 'living' } },
    ],
    census,
    conceivable,
    otherWorld,
    playthroughs: PLAYTHROUGHS[game.facts.id] ?? [],
    // Looks, and what cameras see, come from a table, and hardly any random game of an edition in which one must name somebody comes to a pass.
    notInPlaythroughs: game.edition.mustDesignate ? ['looked', 'winked', 'passed'] : ['looked', 'winked'],
  };
}

/** Each number once on the board's side and once on the twins' side, hands counted as they are. */
function census({ cells, deal }: WinkState): string {
  const numbers = [...deal.board].sort((a, b) => a - b);
  const hands = deal.hands.map((_, seat) => numbers.filter((number) => cells[TWIN + number] === seat).length);
  for (const [seat, size] of hands.entries()) {
    if (size !== cells[HAND + seat])
      throw new Error(`Seat ${seat} holds ${size} cards, not ${cells[HAND + seat]}.`);
    if (cells[SPIES + seat]! > 4) throw new Error(`Seat ${seat} has gained a spy card.`);
  }
  for (const number of numbers) {
    const twin = cells[TWIN + number]!;
    const known = twin < deal.players || twin === UNDEALT || (twin >= LAID && twin < LAID + deal.players);
    if (!known) throw new Error(`The twin of ${number} is nowhere.`);
    if (cells[TAKER + number] !== 0 && cells[BOARD + number] === UP)
      throw new Error(`${number} is taken and there.`);
  }
  const undealt = numbers.filter((number) => cells[TWIN + number] === UNDEALT);
  return `${numbers.join()} undealt ${undealt.join()}`;
}

function conceivable(): WinkCommand[] {
  const seats = [0, 1, 2, 3, 4, 5, 6, 7];
  const numbers = Array.from({ length: 36 }, (_, index) => index + 1);
  return [
    { do: 'pass' },
    ...seats.map((named) => ({ do: 'designate', named }) as const),
    ...numbers.map((number) => ({ do: 'call', number }) as const),
    ...seats.flatMap((named) => numbers.map((number) => ({ do: 'accuse', named, number }) as const)),
    ...seats.flatMap((to) => SIGNALS.map((signal) => ({ do: 'signal', to, signal }) as const)),
  ];
}

type WinkHistory = History<WinkCommand, WinkEvent>;

/** Swaps the twins that the viewer never saw between the hands and the undealt cards, within what was heard. */
function otherWorld(
  history: WinkHistory,
  viewer: Viewer,
  random: Random,
): OtherWorld<WinkCommand, WinkEvent> {
  const dealt = history.lines[0] as Line<Dealt>;
  const owner = new Map<number, number>();
  dealt.hands.forEach((hand, seat) => {
    for (const number of hand) owner.set(number, seat);
  });
  for (const number of dealt.left) owner.set(number, UNDEALT);
  const { pinned, excluded } = knowledge(history, owner, viewer);
  const free = [...owner.keys()].filter((number) => !pinned.has(number));
  const may = (number: number, holder: number): boolean => !excluded.get(number)?.has(holder);
  for (let swap = 0; free.length > 1 && swap < 200; swap++) {
    const [one, two] = [random.pick(free), random.pick(free)];
    const [first, second] = [owner.get(one)!, owner.get(two)!];
    if (may(one, second) && may(two, first)) owner.set(one, second).set(two, first);
  }
  const held = (holder: number) =>
    [...owner.keys()].filter((number) => owner.get(number) === holder).sort((a, b) => a - b);
  return {
    dealt: { ...dealt, hands: dealt.hands.map((_, seat) => held(seat)), left: held(UNDEALT) },
    given: history.given.filter(({ seat, command }) => command.do !== 'signal' || seat === viewer),
    drawn: [],
  };
}

/** What everybody at the table has heard about who holds what, and what the viewer's own hand adds. */
function knowledge({ lines }: WinkHistory, owner: ReadonlyMap<number, number>, viewer: Viewer) {
  const pinned = new Set<number>();
  const excluded = new Map<number, Set<number>>();
  const exclude = (number: number, seat: number): void => {
    excluded.set(number, (excluded.get(number) ?? new Set()).add(seat));
  };
  for (const [number, holder] of owner) if (holder === viewer) pinned.add(number);
  for (const line of lines) {
    if (line.e === 'called') exclude(line.number, line.seat);
    if (line.e === 'accused') exclude(line.number, line.seat);
    if (line.e === 'accused' || line.e === 'designated') {
      if (line.right) pinned.add(line.number);
      else exclude(line.number, line.named);
    }
    if (line.e === 'designated' && line.laidBy !== undefined) pinned.add(line.number);
    // Somebody who passes holds the twins of all that could be called: fixing their hand keeps that true.
    if (line.e === 'passed')
      for (const [number, holder] of owner) if (holder === line.seat) pinned.add(number);
  }
  return { pinned, excluded };
}
