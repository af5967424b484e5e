import type { Seat } from '@oeillade/kernel';
import { CLOSE } from '@oeillade/protocol';
import type { Gaze, Table } from '@oeillade/table';
import type { Waiting } from './backlog.ts';
import { Frames, writeGaze } from './frames.ts';
import { Gazes } from './gazes.ts';
import type { Guests } from './guests.ts';

/**
 * Tells the guests of a table what has been stored. Gazes go out on the beat, or with something else to the same seat:
 * did they go whenever something was stored, everybody would know that somebody had signalled.
 */
export class Courier {
  readonly #table: Table;
  readonly #guests: Guests;
  readonly #gazes = new Gazes();

  constructor(table: Table, guests: Guests) {
    this.#table = table;
    this.#guests = guests;
  }

  /** Whether something waits for the beat. */
  get hasGazes(): boolean {
    return !this.#gazes.isEmpty;
  }

  deliver(batch: readonly Waiting[]): void {
    // Several frames for everybody, and each would go out on its own.
    const held = [...this.#guests];
    for (const guest of held) guest.hold();
    const frames = new Frames();
    for (const { output, seating, then } of batch) {
      if (seating) for (const guest of this.#guests.reseat(seating)) guest.close(CLOSE.left, 'left');
      for (const { to, numbered } of output.messages) {
        const { message } = numbered;
        if (message.m === 'gaze' && to !== 'watchers') {
          this.#gazes.add(to, message);
          continue;
        }
        // What somebody saw before, they are told before.
        if (to !== 'watchers') this.#gazes.give(this.#sendGaze, to);
        for (const guest of this.#guests.at(to)) frames.send(numbered, guest);
      }
      then?.();
    }
    for (const guest of held) guest.letGo();
  }

  /** The same where there is nothing but gazes: nine times of ten. */
  gather(batch: readonly Waiting[]): void {
    for (const { output } of batch) {
      for (const { to, numbered } of output.messages) this.#gazes.add(to as Seat, numbered.message as Gaze);
    }
  }

  /** The beat has come. */
  tellGazes(): void {
    this.#gazes.give(this.#sendGaze);
  }

  /** It was seen a moment ago; whoever has turned away since is told no more of that face. */
  readonly #sendGaze = (to: Seat, gaze: Gaze): void => {
    if (!this.#table.isInSight(to, gaze.of)) return;
    for (const guest of this.#guests.at(to)) guest.send(writeGaze(gaze));
  };
}
