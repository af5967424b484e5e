import type { Chance, Move, Seat } from '@oeillade/kernel';
import {
  ATTEMPT_LAST,
  ATTEMPT_ONE,
  DRAW_CARD,
  ELIMINATE,
  END_TURN,
  EXCHANGE_CARDS,
  firstOf,
  kindOf,
  lastAttempts,
  secondOf,
} from './commands.ts';
import type { Closing, SpywhereEvent } from './events.ts';
import { mightGoOn } from './moves.ts';
import { indexOf, nationAt } from './nations.ts';
import { endedEvent } from './score.ts';
import { attemptsToClose, LEFT, marketOf, OVER, PLACED, pileOf, type SpywhereState } from './state.ts';
import * as does from './transitions.ts';
import { canBreak, tripleIn } from './triples.ts';

type Log = SpywhereEvent[] | null;

/** Plays a legal move with all that follows from it; with a log, tells what happened. */
export function play(state: SpywhereState, seat: Seat, move: Move, chance: Chance, log: Log): void {
  const first = firstOf(move);
  const second = secondOf(move);
  switch (kindOf(move)) {
    case DRAW_CARD: {
      const card = does.draw(state, seat);
      log?.push({ e: 'drew', seat, card: nationAt(card), why: 'turn' });
      break;
    }
    case EXCHANGE_CARDS:
      does.exchange(state, seat, first, second);
      log?.push({ e: 'exchanged', seat, gave: nationAt(first), took: nationAt(second) });
      if (!mightGoOn(state, seat)) endTurn(state, seat, log);
      break;
    case ELIMINATE:
      eliminate(state, seat, second, chance, log);
      if (!mightGoOn(state, seat)) endTurn(state, seat, log);
      break;
    case ATTEMPT_ONE:
      does.attempt(state, seat, first, second);
      log?.push({ e: 'attempted', seat, at: first, nation: nationAt(second) });
      endTurn(state, seat, log);
      break;
    case END_TURN:
      endTurn(state, seat, log);
      break;
    case ATTEMPT_LAST:
      attemptLast(state, seat, move, log);
      break;
    default:
      throw new Error(`Spywhere has no move ${move}.`);
  }
}

/** S-23…S-27 */
function eliminate(state: SpywhereState, seat: Seat, nation: number, chance: Chance, log: Log): void {
  does.eliminate(state, seat, nation);
  log?.push({ e: 'eliminated', seat, nation: nationAt(nation) });
  if (state.cells[LEFT] !== 0) {
    const card = does.drawBonus(state, seat);
    log?.push({ e: 'drew', seat, card: nationAt(card), why: 'bonus' });
  }
  fill(state, log);
  if (state.deal.options.noTriples) breakTriples(state, chance, log);
}

function fill(state: SpywhereState, log: Log): void {
  const came = does.fill(state);
  if (came !== 0) log?.push({ e: 'filled', cards: marketOf(state.cells).slice(-came) });
}

/** Shuffles end in a few rounds. The lines of a forged record might go round in circles for ever. */
const MOST_RETURNS = 200;

/** S-27 */
function breakTriples(state: SpywhereState, chance: Chance, log: Log): void {
  const { cells } = state;
  for (let round = 0; round < MOST_RETURNS; round++) {
    const nation = tripleIn(cells);
    if (nation === -1 || !canBreak(cells, nation)) return;
    const pile = chance.shuffled([...pileOf(cells), nation, nation, nation]);
    does.giveBack(state, nation, pile);
    log?.push({ e: 'returned', nation: nationAt(nation), pile: pile.map(nationAt) });
    fill(state, log);
  }
}

/** S-33, S-40, S-53 */
function endTurn(state: SpywhereState, seat: Seat, log: Log): void {
  const { cells, deal } = state;
  does.endTurn(state, seat);
  log?.push({ e: 'turn-ended', seat });
  if (cells[PLACED + seat] === attemptsToClose(deal)) close(state, 'attempts', seat, log);
  else if (cells[LEFT] === 0) close(state, 'pile', null, log);
}

function close(state: SpywhereState, why: Closing, by: Seat | null, log: Log): void {
  does.close(state, why, by);
  log?.push({ e: 'closed', why, by });
}

/** S-42, S-43 */
function attemptLast(state: SpywhereState, seat: Seat, move: Move, log: Log): void {
  const attempts = lastAttempts(state.deal.players, seat, move);
  does.attemptLast(state, seat, attempts);
  log?.push({ e: 'attempted-last', seat, attempts });
  if (state.cells[OVER] !== 0) log?.push(endedEvent(state));
}

export function fold(state: SpywhereState, event: SpywhereEvent): void {
  switch (event.e) {
    case 'drew':
      if (event.why === 'turn') does.draw(state, event.seat);
      else does.drawBonus(state, event.seat);
      break;
    case 'exchanged':
      does.exchange(state, event.seat, indexOf(event.gave), indexOf(event.took));
      break;
    case 'eliminated':
      does.eliminate(state, event.seat, indexOf(event.nation));
      break;
    case 'filled':
      does.fill(state);
      break;
    case 'returned':
      does.giveBack(state, indexOf(event.nation), event.pile.map(indexOf));
      break;
    case 'attempted':
      does.attempt(state, event.seat, event.at, indexOf(event.nation));
      break;
    case 'turn-ended':
      does.endTurn(state, event.seat);
      break;
    case 'closed':
      does.close(state, event.why, event.by);
      break;
    case 'attempted-last':
      does.attemptLast(state, event.seat, event.attempts);
      break;
    case 'ended':
      // Who played to the end is known since the last attempts came in.
      if (state.cells[OVER] === 0) does.agreeToEnd(state);
      break;
    case 'dealt':
      // The deal made the state.
      break;
  }
}

export function stop(state: SpywhereState, log: SpywhereEvent[]): void {
  if (state.cells[OVER] !== 0) throw new Error('The game is over already: nothing is left to agree on.');
  does.agreeToEnd(state);
  log.push(endedEvent(state));
}
