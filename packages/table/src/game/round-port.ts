import type { Line, Refusal, Seat } from '@oeillade/kernel';
import type { TableEvent } from '../events.ts';
import type { LastingSignal } from '../gaze/signals.ts';
import type { Message, Recipient } from '../messages.ts';

/** A command of a seat with what is needed to answer it and to put it in order. */
export interface CommandAsked {
  readonly seat: Seat;
  readonly id: string;
  readonly command: unknown;
  /** When the client says that it was pressed, in the game's time; null where it does not say. */
  readonly pressed: number | null;
}

/** How far a round has got. */
export interface UnderWay {
  readonly dealt: Line;
  /** All that was kept after the deal. */
  readonly since: readonly TableEvent[];
  /** Those that are not over. */
  readonly signals: Iterable<LastingSignal>;
  /** The game's time when the last of it happened. */
  readonly t: number;
}

/** Where a round reports to. Lines are to be kept before anybody is told of them. */
export interface RoundPort {
  keep(line: Line, by: { readonly seat: Seat; readonly id: string } | null): void;
  /** For what is known to the journal by a `signalling` already: it is kept in the background, as looks are. */
  keepInBackground(line: Line): void;
  /** What is kept and is no line, or not yet. */
  note(event: TableEvent & { j: 'signalling' | 'answered' }): void;
  tell(to: Recipient, message: Message): void;
  answer(seat: Seat, id: string, refused: Refusal | null): void;
  /** The measured delay of a seat's connection, in milliseconds. */
  delayOf(seat: Seat): number;
}
