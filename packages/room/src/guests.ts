import type { Recipient } from '@oeillade/table';
import type { Guest } from './guest.ts';

const NOBODY: readonly Guest[] = [];
/** Tabs and devices of one seat, and connections that are dead and not yet known to be so. */
const MOST_OF_A_SEAT = 8;

/**
 * The oldest guests with the same secret, where there are more of them than anybody needs. Each one is sent everything.
 */
export function surplus(guests: readonly Guest[], token: string | null): readonly Guest[] {
  const same = token === null ? [] : guests.filter((guest) => guest.token === token);
  return same.slice(0, Math.max(0, same.length - MOST_OF_A_SEAT));
}

/** Those who are told what happens, as a set and by their seats. */
export class Guests {
  readonly #all = new Set<Guest>();
  /** Guests by seat, since every tick looks up every seat; null, to be built anew, after a guest has come, gone or moved. */
  #seats: Guest[][] | null = null;
  #watchers: Guest[] = [];

  get size(): number {
    return this.#all.size;
  }

  [Symbol.iterator](): Iterator<Guest> {
    return this.#all.values();
  }

  add(guest: Guest): void {
    this.#all.add(guest);
    this.#seats = null;
  }

  delete(guest: Guest): boolean {
    this.#seats = null;
    return this.#all.delete(guest);
  }

  clear(): void {
    this.#all.clear();
    this.#seats = null;
  }

  /**
   * Seats have got other numbers, or are gone. Guests get the new number of their seat; those whose seat is gone are
   * removed and given back.
   */
  reseat(tokens: readonly (string | null)[]): readonly Guest[] {
    const left: Guest[] = [];
    for (const guest of this.#all) {
      if (guest.token === null) continue;
      const seat = tokens.indexOf(guest.token);
      if (seat === -1) {
        left.push(guest);
        this.#all.delete(guest);
      } else if (seat !== guest.seat) guest.moveTo(seat);
    }
    this.#seats = null;
    return left;
  }

  /** All who are told what this recipient is told: a seat may have several sockets, or none. */
  at(recipient: Recipient): readonly Guest[] {
    this.#seats ??= this.#findSeats();
    return recipient === 'watchers' ? this.#watchers : (this.#seats[recipient] ?? NOBODY);
  }

  /** The seats that have a socket. */
  get seats(): number {
    // Asked every second of every table, and most have nobody.
    if (this.#all.size === 0) return 0;
    return new Set([...this.#all].map(({ seat }) => seat).filter((seat) => seat !== null)).size;
  }

  #findSeats(): Guest[][] {
    const seats: Guest[][] = [];
    this.#watchers = [];
    for (const guest of this.#all) {
      if (guest.seat === null) this.#watchers.push(guest);
      else {
        while (seats.length <= guest.seat) seats.push([]);
        seats[guest.seat]!.push(guest);
      }
    }
    return seats;
  }
}
