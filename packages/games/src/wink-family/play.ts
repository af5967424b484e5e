import type { Move, Seat } from '@oeillade/kernel';
import {
  ACCUSE,
  CALL,
  DESIGNATE,
  detailOf,
  kindOf,
  numberSignalled,
  PASS,
  SIGNAL,
  seatOf,
} from './commands.ts';
import type { WinkEvent } from './events.ts';
import { SIGNALS } from './options.ts';
import { endedEvent } from './score.ts';
import { OVER, PAWN, TWIN, type WinkState } from './state.ts';
import { accuse, call, designate, end, pass } from './transitions.ts';

/** Plays a legal move; with a log, tells what happened. */
export function play(state: WinkState, seat: Seat, move: Move, log: WinkEvent[] | null): void {
  log?.push(eventOf(state, seat, move));
  switch (kindOf(move)) {
    case DESIGNATE:
      designate(state, seat, seatOf(move));
      break;
    case CALL:
      call(state, seat, detailOf(move));
      break;
    case PASS:
      pass(state, seat);
      break;
    case ACCUSE:
      accuse(state, seat, seatOf(move), detailOf(move));
      break;
  }
  if (log && state.cells[OVER] !== 0) log.push(endedEvent(state));
}

/** What a legal move will have done, read off the state before it. */
function eventOf(state: WinkState, seat: Seat, move: Move): WinkEvent {
  const { cells, deal } = state;
  switch (kindOf(move)) {
    case DESIGNATE: {
      const named = seatOf(move);
      const number = cells[PAWN + seat]!;
      const holder = cells[TWIN + number]!;
      const right = holder === named;
      const event = { e: 'designated', seat, named, number, right } as const;
      if (right || !deal.edition.turnsDown) return event;
      return { ...event, laidBy: holder < deal.players ? holder : null };
    }
    case CALL:
      return { e: 'called', seat, number: detailOf(move) };
    case PASS:
      return { e: 'passed', seat };
    case ACCUSE: {
      const named = seatOf(move);
      const number = detailOf(move);
      return { e: 'accused', seat, named, number, right: cells[TWIN + number] === named };
    }
    case SIGNAL: {
      const to = seatOf(move);
      return {
        e: 'signalled',
        seat,
        to,
        number: numberSignalled(state, to),
        signal: SIGNALS[detailOf(move)]!,
      };
    }
    default:
      throw new Error(`The wink family has no move ${move}.`);
  }
}

export function fold(state: WinkState, event: WinkEvent): void {
  switch (event.e) {
    case 'designated':
      designate(state, event.seat, event.named);
      break;
    case 'called':
      call(state, event.seat, event.number);
      break;
    case 'passed':
      pass(state, event.seat);
      break;
    case 'accused':
      accuse(state, event.seat, event.named, event.number);
      break;
    case 'ended':
      end(state, event.why);
      break;
    case 'dealt':
    case 'looked':
    case 'signalled':
    case 'winked':
      // The deal made the state; eyes and signals change nothing on the table.
      break;
  }
}

export function stop(state: WinkState, log: WinkEvent[]): void {
  if (state.cells[OVER] !== 0) throw new Error('The game is over already: nothing is left to agree on.');
  end(state, 'agreed');
  log.push(endedEvent(state));
}
