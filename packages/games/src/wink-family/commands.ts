import type { Move, Seat } from '@oeillade/kernel';
import * as v from 'valibot';
import { number, seat, signal } from './fields.ts';
import { SIGNALS } from './options.ts';
import { calledBy, type WinkState } from './state.ts';

export const WinkCommand = v.variant('do', [
  v.strictObject({ do: v.literal('designate'), named: seat }),
  v.strictObject({ do: v.literal('call'), number }),
  v.strictObject({ do: v.literal('pass') }),
  v.strictObject({ do: v.literal('accuse'), named: seat, number }),
  v.strictObject({ do: v.literal('signal'), to: seat, signal }),
]);

export type WinkCommand = v.InferOutput<typeof WinkCommand>;

/** Kinds of moves. A move is the kind, then a seat, then a card's number or a signal's index. */
export const DESIGNATE = 0;
export const CALL = 1;
export const PASS = 2;
export const ACCUSE = 3;
export const SIGNAL = 4;

export const move = (kind: number, named: Seat, detail: number): Move => (kind << 12) | (named << 6) | detail;
export const kindOf = (packed: Move): number => packed >> 12;
export const seatOf = (packed: Move): Seat => (packed >> 6) & 63;
export const detailOf = (packed: Move): number => packed & 63;

export function toMove(command: WinkCommand): Move {
  switch (command.do) {
    case 'designate':
      return move(DESIGNATE, command.named, 0);
    case 'call':
      return move(CALL, 0, command.number);
    case 'pass':
      return move(PASS, 0, 0);
    case 'accuse':
      return move(ACCUSE, command.named, command.number);
    case 'signal':
      return move(SIGNAL, command.to, SIGNALS.indexOf(command.signal));
  }
}

export function toCommand(packed: Move): WinkCommand {
  switch (kindOf(packed)) {
    case DESIGNATE:
      return { do: 'designate', named: seatOf(packed) };
    case CALL:
      return { do: 'call', number: detailOf(packed) };
    case PASS:
      return { do: 'pass' };
    case ACCUSE:
      return { do: 'accuse', named: seatOf(packed), number: detailOf(packed) };
    case SIGNAL:
      return { do: 'signal', to: seatOf(packed), signal: SIGNALS[detailOf(packed)]! };
    default:
      throw new Error(`The wink family has no move ${packed}.`);
  }
}

/** The number that a signal to this seat is about. */
export const numberSignalled = (state: WinkState, to: Seat): number => calledBy(state.cells, to);
