import { type EyesSeen, isSameSight, type Table } from '@oeillade/table';
import type { BotSeats } from './bot-seats.ts';
import type { Guest } from './guest.ts';
import type { Guests } from './guests.ts';

/**
 * Tells each seat what its eyes see and feel. On every tick the table is asked for the sight of each seat, and a guest is
 * sent a sight that differs from the last one it was sent. So no sight is out of date when it is sent, and none is stored or
 * sent again.
 */
export class GazeChannel {
  readonly #table: Table;
  readonly #guests: Guests;
  readonly #bots: BotSeats;
  #told = new WeakMap<Guest, EyesSeen>();
  #round = -1;

  constructor(table: Table, guests: Guests, bots: BotSeats) {
    this.#table = table;
    this.#guests = guests;
    this.#bots = bots;
  }

  /** A guest has just been told the whole table, and knows nothing of eyes. */
  forget(guest: Guest): void {
    this.#told.delete(guest);
  }

  tell(now: number): void {
    const { seating } = this.#table;
    if (seating.round !== this.#round) this.#told = new WeakMap();
    this.#round = seating.round;
    for (let seat = 0; seat < seating.size; seat++) {
      const sight = this.#table.sightOf(seat, now);
      if (!sight) return;
      for (const guest of this.#guests.at(seat)) this.#tellGuest(guest, sight);
      this.#bots.see(seat, sight, now);
    }
  }

  #tellGuest(guest: Guest, sight: EyesSeen): void {
    const told = this.#told.get(guest);
    if (told && isSameSight(told, sight)) return;
    this.#told.set(guest, sight);
    guest.send(JSON.stringify(sight));
  }
}
