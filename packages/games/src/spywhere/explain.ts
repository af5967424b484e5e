import { type Refusal, refusal, type Seat } from '@oeillade/kernel';
import type { SpywhereCommand } from './commands.ts';
import type { Attempt } from './events.ts';
import { indexOf, setOf } from './nations.ts';
import {
  ATTEMPT,
  ATTEMPTED_ALL,
  attemptsToClose,
  cardsLeft,
  countInMarket,
  DRAW,
  EXCHANGE,
  handCell,
  isTooEarly,
  LAST,
  LAST_IN,
  OVER,
  PLACED,
  type SpywhereState,
  STEP,
  TURN,
  timesAttempted,
} from './state.ts';

type Of<Kind extends SpywhereCommand['do']> = Extract<SpywhereCommand, { do: Kind }>;

/** Says why a command is not among the legal moves. It judges nothing: that was done before. */
export function explain(state: SpywhereState, seat: Seat, command: SpywhereCommand): Refusal {
  const { cells } = state;
  if (cells[OVER] !== 0) return refusal('game-over', 'S-40');
  if (command.do === 'attempt-last') return explainLast(state, seat, command);
  if (cells[STEP] === LAST) return refusal('turns-are-over', 'S-40');
  if (cells[TURN] !== seat) return refusal('not-your-turn', 'S-33');
  switch (command.do) {
    case 'draw':
      return refusal('already-drawn', 'S-20');
    case 'exchange':
      return explainExchange(cells, seat, command);
    case 'eliminate':
      return beforeExchange(cells) ?? explainElimination(state, seat, command);
    case 'attempt':
      return beforeExchange(cells) ?? explainAttempt(state, seat, command);
    case 'end-turn':
      return beforeExchange(cells) ?? unexplained('end of a turn');
  }
}

function beforeExchange(cells: Uint8Array): Refusal | null {
  if (cells[STEP] === DRAW) return refusal('must-draw-first', 'S-20');
  if (cells[STEP] === EXCHANGE) return refusal('must-exchange-first', 'S-21');
  return null;
}

function explainExchange(cells: Uint8Array, seat: Seat, { gave, took }: Of<'exchange'>): Refusal {
  if (cells[STEP] === DRAW) return refusal('must-draw-first', 'S-20');
  if (cells[STEP] !== EXCHANGE) return refusal('already-exchanged', 'S-21');
  if (cells[handCell(seat, indexOf(gave))] === 0) return refusal('card-not-in-hand', 'S-21');
  if (countInMarket(cells, indexOf(took)) === 0) return refusal('card-not-in-market', 'S-21');
  return unexplained('exchange');
}

function explainElimination(
  { cells, deal }: SpywhereState,
  seat: Seat,
  { nation }: Of<'eliminate'>,
): Refusal {
  if (cells[STEP] === ATTEMPT) return refusal('one-elimination-a-turn', 'S-28');
  if ((deal.own[seat]! >> indexOf(nation)) & 1) return refusal('own-nationality', 'S-24');
  if (countInMarket(cells, indexOf(nation)) < 3) return refusal('no-three-of-a-kind', 'S-23');
  return unexplained('elimination');
}

function explainAttempt(state: SpywhereState, seat: Seat, attempt: Attempt): Refusal {
  if (isTooEarly(state, seat)) return refusal('too-early', 'S-52');
  return (
    misaimed(state, seat, attempt) ??
    explainCard(state, attempt, cardsLeft(state, seat)) ??
    unexplained('identification attempt')
  );
}

function explainLast(state: SpywhereState, seat: Seat, { attempts }: Of<'attempt-last'>): Refusal {
  const { cells, deal } = state;
  if (cells[STEP] !== LAST) return refusal('not-closed-yet', 'S-42');
  if ((cells[ATTEMPTED_ALL]! >> seat) & 1) return refusal('all-attempted-already', 'S-42');
  if ((cells[LAST_IN]! >> seat) & 1) return refusal('last-attempts-in', 'S-42');
  let cards = cardsLeft(state, seat);
  const named = new Set<Seat>();
  for (const attempt of attempts) {
    const problem = misaimed(state, seat, attempt) ?? explainCard(state, attempt, cards);
    if (problem) return problem;
    if (deal.attemptsEach === 1 && named.has(attempt.at)) return refusal('already-attempted', 'S-30');
    named.add(attempt.at);
    cards &= ~setOf([attempt.nation]);
  }
  if (cells[PLACED + seat]! + attempts.length > attemptsToClose(deal))
    return refusal('too-many-attempts', 'S-51');
  return unexplained('list of last attempts');
}

/** What is wrong with whom an attempt is aimed at. */
function misaimed({ cells, deal }: SpywhereState, seat: Seat, { at }: Attempt): Refusal | null {
  if (at === seat) return refusal('cannot-attempt-yourself', 'S-29');
  if (at >= deal.players) return refusal('no-such-seat', 'S-29');
  if (timesAttempted(cells, seat, at) >= deal.attemptsEach) return refusal('already-attempted', 'S-30');
  return null;
}

/** What is wrong with the card of an attempt, of the cards that are left. */
function explainCard({ deal }: SpywhereState, { nation }: Attempt, cards: number): Refusal | null {
  const card = setOf([nation]);
  if ((deal.inPlay & card) === 0) return refusal('nationality-out', 'S-11');
  if ((cards & card) === 0) return refusal('card-used-up', 'S-31');
  return null;
}

function unexplained(what: string): never {
  throw new Error(`Nothing forbids this ${what}, yet it was not among the legal moves.`);
}
