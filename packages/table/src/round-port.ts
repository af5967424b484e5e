import type { Command, Line, Refusal, Seat } from '@oeillade/kernel';
import type { TableEvent } from './events.ts';
import type { LastingSignal } from './gaze/signals.ts';
import type { Message, Recipient } from './messages.ts';

/** A command of a seat with what is needed to answer it and to put it in order. */
export interface CommandAsked {
  readonly seat: Seat;
  readonly id: string;
  readonly command: unknown;
  /** When the client says that it was pressed, in the game's time; null where it does not say. */
  readonly pressed: number | null;
}

/** What kind of command it would be; null where it has none. */
export function kindOf(command: unknown): string | null {
  const kind = (command as Partial<Command> | null)?.do;
  return typeof kind === 'string' ? kind : null;
}

/** How far a round has got. */
export interface UnderWay {
  readonly dealt: Line;
  /** All events that were stored after the deal. */
  readonly since: readonly TableEvent[];
  /** The signals that are not over. */
  readonly signals: Iterable<LastingSignal>;
  /** The game's time of the last event. */
  readonly t: number;
}

/** Where a round reports to. Lines are stored before anybody is told of them. */
export interface RoundPort {
  keep(line: Line, by: { readonly seat: Seat; readonly id: string } | null): void;
  /**
   * For the end of a signal, of which the journal knows by `signalling`: its line is stored in the background, as looks
   * are.
   */
  keepInBackground(line: Line): void;
  /** Stores an event that is no line, or not yet. */
  note(event: TableEvent & { j: 'signalling' | 'answered' }): void;
  tell(to: Recipient, message: Message): void;
  answer(seat: Seat, id: string, refused: Refusal | null): void;
  /** The measured delay of a seat's connection, in milliseconds. */
  delayOf(seat: Seat): number;
}
