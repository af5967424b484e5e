import type { Refusal, Seat } from '@oeillade/kernel';
import { type EyesSeen, isSameSight, type SignalSeen, type Table, WatcherEyes } from '@oeillade/table';
import type { Guest } from './guest.ts';

interface Told {
  eyes: EyesSeen | null;
  /** The signals that are going on, and that this guest has been told of. */
  signals: readonly string[];
}

/**
 * The eyes of those who watch (D-31, D-32), and what they were told last. The table is only ever asked: whether somebody
 * watches makes no difference to it.
 */
export class WatcherSights {
  readonly #table: Table;
  #eyes = new WeakMap<Guest, WatcherEyes>();
  #told = new WeakMap<Guest, Told>();
  #round = -1;

  constructor(table: Table) {
    this.#table = table;
  }

  /** A guest has just been told the whole table, and knows nothing of eyes. */
  forget(guest: Guest): void {
    this.#told.delete(guest);
  }

  look(guest: Guest, at: Seat | null, now: number): Refusal | null {
    this.#followRound();
    return this.#table.lookOfWatcher(this.#eyesOf(guest), at, now);
  }

  tell(watchers: readonly Guest[], now: number): void {
    this.#followRound();
    for (const guest of watchers) this.#tellGuest(guest, now);
  }

  #tellGuest(guest: Guest, now: number): void {
    const sight = this.#table.sightOfWatcher(this.#eyesOf(guest), now);
    if (!sight) return;
    const told = this.#told.get(guest) ?? { eyes: null, signals: [] };
    this.#told.set(guest, told);
    if (!told.eyes || !isSameSight(told.eyes, sight.eyes)) guest.send(JSON.stringify(sight.eyes));
    for (const signal of sight.signals)
      if (!told.signals.includes(keyOf(signal))) guest.send(JSON.stringify(signal));
    told.eyes = sight.eyes;
    told.signals = sight.signals.map(keyOf);
  }

  #eyesOf(guest: Guest): WatcherEyes {
    const eyes = this.#eyes.get(guest) ?? new WatcherEyes();
    this.#eyes.set(guest, eyes);
    return eyes;
  }

  #followRound(): void {
    const { round } = this.#table.seating;
    if (round === this.#round) return;
    this.#round = round;
    this.#eyes = new WeakMap();
    this.#told = new WeakMap();
  }
}

/** A face makes one signal at a time, so its end is no part of the key: a signal that ends early is still the same. */
const keyOf = ({ of, to, signal }: SignalSeen): string => `${of} ${to} ${signal}`;
