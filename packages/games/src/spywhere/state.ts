import type { Seat, Setup } from '@oeillade/kernel';
import type { Dealt } from './events.ts';
import { indexOf, NATION_COUNT, type Nation, nationAt, setOf } from './nations.ts';
import type { SpywhereOptions } from './options.ts';
import { PLAYERS } from './players.ts';

/** What never changes after the deal; all the copies of a state share it. */
export interface Deal {
  readonly players: number;
  readonly options: SpywhereOptions;
  readonly out: Nation | null;
  readonly passports: readonly (readonly Nation[])[];
  /** The passports of each seat as a bit set. */
  readonly own: readonly number[];
  /** The nationalities in play, as a bit set (S-11). */
  readonly inPlay: number;
  /** How often a player attempts the same opponent (S-30, S-51). */
  readonly attemptsEach: number;
}

/** All that changes lies in one small array of bytes: a copy of the state is a copy of that array. */
export interface SpywhereState {
  readonly deal: Deal;
  readonly cells: Uint8Array;
}

export const MARKET_PLACES = 5;
/** Stands for the nationality of a card that cannot be seen, in a state that is imagined from a view. */
export const UNKNOWN = NATION_COUNT;
/** S-12: the longest pile there is, that of five players. */
const LONGEST_PILE = 88;
const MOST_ATTEMPTS = PLAYERS.max - 1;
const MOST_ELIMINATIONS = 36;

/*
 * Where things are in `cells`. Entries for each seat are found at OFFSET + seat. Nationalities are their places
 * in NATIONS.
 */
export const TURN = 0;
export const STEP = 1;
/** 0 while the game runs, else PLAYED or AGREED. */
export const OVER = 2;
/** 0 while turns are played, else 1 + the index in CLOSINGS. */
export const CLOSED = 3;
/** Who ended the turns by attempts: seat + 1, or 0. */
export const CLOSER = 4;
/** The seats whose last attempts are in, as a bit set. */
export const LAST_IN = 5;
/** Cards in the pile. */
export const LEFT = 6;
/** Cards in the market. */
export const MARKET_SIZE = 7;
export const ELIMINATIONS = 8;
export const MARKET = 9;
/** The pile upside down: the next card is the one at PILE + LEFT - 1. */
export const PILE = MARKET + MARKET_PLACES;
/** How many cards of each nationality, UNKNOWN included, a seat holds. */
const HAND = PILE + LONGEST_PILE;
const HAND_KINDS = NATION_COUNT + 1;
/** Turns that each seat has finished. */
export const TURNS = HAND + PLAYERS.max * HAND_KINDS;
/** Attempts that each seat made in its turns. */
export const PLACED = TURNS + PLAYERS.max;
/** Attempts that each seat made at the end (S-42). */
export const LATE = PLACED + PLAYERS.max;
/** The identification cards that each seat has used, as a bit set. */
export const USED = LATE + PLAYERS.max;
/** The attempts of each seat in order: seat attempted * 8 + nationality, at ATTEMPTS + seat * MOST_ATTEMPTS. */
export const ATTEMPTS = USED + PLAYERS.max;
/** All the eliminations in order: seat * 8 + nationality. */
export const CLUES = ATTEMPTS + PLAYERS.max * MOST_ATTEMPTS;
export const SIZE = CLUES + MOST_ELIMINATIONS;

/** Steps: of a turn the four first, then the last attempts of all. */
export const DRAW = 0;
export const EXCHANGE = 1;
export const ACT = 2;
export const ATTEMPT = 3;
export const LAST = 4;

export const PLAYED = 1;
export const AGREED = 2;

export function begin(setup: Setup<SpywhereOptions>, dealt: Dealt): SpywhereState {
  const { out, passports, hands, market, pile, first } = dealt;
  const cells = new Uint8Array(SIZE);
  cells[TURN] = first;
  layMarket(cells, market);
  hands.forEach((hand, seat) => {
    for (const nation of hand) cells[handCell(seat, indexOf(nation))]!++;
  });
  layPile(cells, pile.map(indexOf));
  return { deal: dealOf(setup, out, passports), cells };
}

export function dealOf(
  { players, options }: Setup<SpywhereOptions>,
  out: Nation | null,
  passports: readonly (readonly Nation[])[],
): Deal {
  const own = passports.map(setOf);
  const inPlay = ((1 << NATION_COUNT) - 1) & ~(out === null ? 0 : setOf([out]));
  return { players, options, out, passports, own, inPlay, attemptsEach: players === 2 ? 2 : 1 };
}

export const copy = (state: SpywhereState): SpywhereState => ({
  deal: state.deal,
  cells: state.cells.slice(),
});

export const handCell = (seat: Seat, nation: number): number => HAND + seat * HAND_KINDS + nation;

export function layMarket(cells: Uint8Array, market: readonly Nation[]): void {
  cells[MARKET_SIZE] = market.length;
  for (let place = 0; place < market.length; place++) cells[MARKET + place] = indexOf(market[place]!);
}

/** Lays a new pile, the next card first. */
export function layPile(cells: Uint8Array, pile: readonly number[]): void {
  const size = pile.length;
  cells[LEFT] = size;
  for (let place = 0; place < size; place++) cells[PILE + size - 1 - place] = pile[place]!;
}

/** The pile, the next card first. */
export function pileOf(cells: Uint8Array): number[] {
  const pile: number[] = [];
  for (let place = cells[LEFT]! - 1; place >= 0; place--) pile.push(cells[PILE + place]!);
  return pile;
}

export function marketOf(cells: Uint8Array): Nation[] {
  const market: Nation[] = [];
  for (let place = 0; place < cells[MARKET_SIZE]!; place++) market.push(nationAt(cells[MARKET + place]!));
  return market;
}

export function countInMarket(cells: Uint8Array, nation: number): number {
  let count = 0;
  for (let place = 0; place < cells[MARKET_SIZE]!; place++) if (cells[MARKET + place] === nation) count++;
  return count;
}

/** The hand of a seat, by nationality: the order in which the cards came is not kept, so it can tell nothing. */
export function handOf(cells: Uint8Array, seat: Seat): Nation[] {
  const hand: Nation[] = [];
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    for (let count = cells[handCell(seat, nation)]!; count > 0; count--) hand.push(nationAt(nation));
  }
  return hand;
}

export function handSize(cells: Uint8Array, seat: Seat): number {
  let size = 0;
  for (let kind = 0; kind < HAND_KINDS; kind++) size += cells[handCell(seat, kind)]!;
  return size;
}

export const attemptCell = (seat: Seat, index: number): number => ATTEMPTS + seat * MOST_ATTEMPTS + index;

/** How often `seat` has attempted `at`. */
export function timesAttempted(cells: Uint8Array, seat: Seat, at: Seat): number {
  let times = 0;
  const made = cells[PLACED + seat]! + cells[LATE + seat]!;
  for (let index = 0; index < made; index++) if (cells[attemptCell(seat, index)]! >> 3 === at) times++;
  return times;
}

/** S-40, S-53: how many attempts end the game. */
export const attemptsToClose = ({ players, attemptsEach }: Deal): number => (players - 1) * attemptsEach;

/** The identification cards that a seat has left, as a bit set. */
export const cardsLeft = ({ cells, deal }: SpywhereState, seat: Seat): number =>
  deal.inPlay & ~cells[USED + seat]!;

/** S-52: with two players the first four turns of each have no attempt. */
export const isTooEarly = ({ cells, deal }: SpywhereState, seat: Seat): boolean =>
  deal.players === 2 && cells[TURNS + seat]! < 4;

/** S-42: the seats whose last attempts are missing, as a bit set. */
export function lastMissing({ cells, deal }: SpywhereState): number {
  const closer = cells[CLOSER] === 0 ? 0 : 1 << (cells[CLOSER]! - 1);
  return ((1 << deal.players) - 1) & ~closer & ~cells[LAST_IN]!;
}
