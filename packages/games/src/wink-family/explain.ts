import { type Refusal, refusal, type Seat } from '@oeillade/kernel';
import type { WinkCommand } from './commands.ts';
import { hasNoCall, mustDesignate } from './moves.ts';
import {
  BANNED,
  BOARD,
  CONTACTED,
  calledBy,
  mayDesignate,
  OVER,
  PAWN,
  SPIES,
  STANDS,
  TURN,
  TWIN,
  UP,
  type WinkState,
} from './state.ts';

type Of<Kind extends WinkCommand['do']> = Extract<WinkCommand, { do: Kind }>;

/** Says why a command is not among the legal moves. It judges nothing: that was done before. */
export function explain(state: WinkState, seat: Seat, command: WinkCommand): Refusal {
  if (state.cells[OVER] !== 0) return refusal('game-over', 'W-50');
  switch (command.do) {
    case 'designate':
      return explainDesignation(state, seat, command);
    case 'call':
      return explainCall(state, seat, command);
    case 'pass':
      return explainPass(state, seat);
    case 'accuse':
      return explainAccusation(state, seat, command);
    case 'signal':
      return explainSignal(state, seat, command);
  }
}

function explainDesignation({ cells, deal }: WinkState, seat: Seat, { named }: Of<'designate'>): Refusal {
  if (cells[TURN] !== seat) return refusal('not-your-turn', 'W-30');
  if (cells[CONTACTED] !== 0) return refusal('already-designated', 'W-36');
  if (cells[PAWN + seat] === 0) return refusal('no-pawn-on-the-board', 'W-17');
  if (!mayDesignate(cells, seat)) return refusal('card-is-gone', 'W-10');
  if (named === seat) return refusal('cannot-name-yourself', 'W-35');
  if (named >= deal.players) return refusal('no-such-seat', 'W-30');
  throw new Error('A designation that nothing forbids was not among the legal moves.');
}

function explainCall(state: WinkState, seat: Seat, { number }: Of<'call'>): Refusal {
  const { cells } = state;
  if (cells[TURN] !== seat) return refusal('not-your-turn', 'W-11');
  if (mustDesignate(state, seat)) return refusal('must-designate-first', 'E-10');
  if (cells[BOARD + number] !== UP) return refusal('card-not-face-up', 'W-15');
  if (cells[PAWN + seat] === number) return refusal('pawn-must-move', 'W-14');
  if (cells[STANDS + number] !== 0) return refusal('another-pawn-is-there', 'W-13');
  if (cells[TWIN + number] === seat) return refusal('twin-in-your-hand', 'W-12');
  throw new Error('A call that nothing forbids was not among the legal moves.');
}

function explainPass(state: WinkState, seat: Seat): Refusal {
  if (state.cells[TURN] !== seat) return refusal('not-your-turn', 'W-16');
  if (mustDesignate(state, seat)) return refusal('must-designate-first', 'E-10');
  if (!hasNoCall(state, seat)) return refusal('can-still-call', 'W-16');
  throw new Error('A pass that nothing forbids was not among the legal moves.');
}

function explainAccusation({ cells, deal }: WinkState, seat: Seat, { named, number }: Of<'accuse'>): Refusal {
  if (cells[SPIES + seat] === 0) return refusal('no-spy-card-left', 'W-41');
  if (named === seat) return refusal('cannot-accuse-yourself', 'W-45');
  if (named >= deal.players) return refusal('no-such-seat', 'W-40');
  const caller = cells[STANDS + number]! - 1;
  if (caller < 0 || calledBy(cells, caller) !== number) return refusal('number-not-called', 'W-44');
  if (caller === seat) return refusal('own-call', 'W-45');
  if (caller === named) return refusal('accused-is-the-caller', 'W-45');
  if (cells[TWIN + number] === seat) return refusal('you-hold-it', 'W-46');
  if (cells[BANNED + number] !== 0) return refusal('accused-falsely-before', 'W-47');
  throw new Error('An accusation that nothing forbids was not among the legal moves.');
}

function explainSignal({ cells, deal }: WinkState, seat: Seat, { to, signal }: Of<'signal'>): Refusal {
  const { channel, signals } = deal.options;
  if (channel === 'faces') return refusal('real-faces-here', 'W-60');
  if (!signals.includes(signal)) return refusal('signal-not-agreed', 'W-24');
  const number = to < deal.players && to !== seat ? calledBy(cells, to) : 0;
  if (number === 0 || cells[TWIN + number] !== seat) return refusal('not-your-partner', 'W-23');
  if (cells[TURN] === to) return refusal('too-late', 'W-22');
  throw new Error('A signal that nothing forbids was not among the legal moves.');
}
