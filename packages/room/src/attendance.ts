import type { Seat } from '@oeillade/kernel';
import { CLOSE } from '@oeillade/protocol';
import type { Table } from '@oeillade/table';
import { type AbsenceStage, Absences } from './absences.ts';
import type { Clock } from './clock.ts';
import type { Guest } from './guest.ts';
import { Guests, surplus } from './guests.ts';

/** Who is at a table: guests, those who are being told what they missed, and those who may come back. */
export class Attendance {
  readonly guests = new Guests();
  readonly #table: Table;
  readonly #clock: Clock;
  /** Guests who still wait for the messages that they missed. Until they have those they are sent nothing else. */
  readonly #arriving = new Set<Guest>();
  readonly #absences: Absences;
  #emptySince: number;

  /** `reached` is called when somebody's absence reaches a stage. */
  constructor(table: Table, clock: Clock, reached: (seat: Seat, stage: AbsenceStage) => void) {
    this.#table = table;
    this.#clock = clock;
    this.#emptySince = clock.now();
    this.#absences = new Absences(clock, (token, stage) => {
      const seat = table.seating.seatOf(token);
      if (seat !== null) reached(seat, stage);
    });
    for (const { token } of table.seating.sitters) if (token !== null) this.#absences.expect(token);
  }

  /** Milliseconds since the last guest left; 0 while there is one. */
  emptyFor(now: number): number {
    return this.guests.size > 0 || this.#arriving.size > 0 ? 0 : now - this.#emptySince;
  }

  /** Somebody sits here whose connection is not open yet, or no longer. */
  expect(seat: Seat): void {
    this.#absences.expect(this.#table.seating.sitter(seat)!.token!);
  }

  arrive(guest: Guest): void {
    this.#arriving.add(guest);
    for (const old of surplus(this.#all(), guest.token)) old.close(CLOSE.abuse, 'too-many');
    if (guest.token !== null) this.#absences.isBack(guest.token);
  }

  /** From now on this guest is sent what happens. False if they have left while they waited. */
  welcome(guest: Guest): boolean {
    if (!this.#arriving.delete(guest)) return false;
    this.guests.add(guest);
    return true;
  }

  leave(guest: Guest): void {
    this.guests.delete(guest);
    this.#arriving.delete(guest);
    if (this.guests.size === 0) this.#emptySince = this.#clock.now();
    const { token } = guest;
    if (token !== null && !this.#all().some((other) => other.token === token)) this.#absences.expect(token);
  }

  /** The present seat of a guest. The number that the guest was told last may be an older one. */
  seatOf({ seat, token }: Guest): Seat | null {
    const { seating } = this.#table;
    if (seat !== null && seating.sitter(seat)?.token === token) return seat;
    return token === null ? null : seating.seatOf(token);
  }

  /** Closes the connections of all watchers: nobody may watch any more. */
  dropWatchers(): void {
    for (const guest of this.#all().filter(({ token }) => token === null)) {
      this.leave(guest);
      guest.close(CLOSE.unwatched, 'unwatched');
    }
  }

  /** Ends all timers for absences. */
  rest(): void {
    this.#absences.clear();
  }

  close(code: number, reason: string): void {
    for (const guest of this.#all()) guest.close(code, reason);
    this.guests.clear();
    this.#arriving.clear();
  }

  #all(): readonly Guest[] {
    return [...this.guests, ...this.#arriving];
  }
}
