import type { Seat } from '@oeillade/kernel';
import { clip, harmless } from '../text.ts';
import { type Ink, letter } from './ink.ts';

/** A moment of a game, as far as it may be shown. */
export interface ShownMoment<V extends object = object> {
  /** The view of the one who watches the replay. */
  readonly view: V;
  /** The view of each seat whose secrets may be shown; null for the others. */
  readonly seats: readonly (V | null)[];
  readonly people: People;
  readonly ink: Ink;
}

const NAME_WIDTH = 10;

/** The names at the table, each short, harmless and in its colour. */
export class People {
  readonly names: readonly string[];
  readonly #ink: Ink;

  constructor(names: readonly string[], ink: Ink) {
    this.names = names.map((name, seat) => clip(harmless(name).trim(), NAME_WIDTH) || `Seat ${letter(seat)}`);
    this.#ink = ink;
  }

  name(seat: Seat): string {
    return this.#ink.seat(seat, this.names[seat] ?? `seat ${seat}`);
  }

  /** The letter and the name, padded to one width. */
  label(seat: Seat): string {
    return this.#ink.seat(seat, `${letter(seat)} ${this.names[seat]!.padEnd(NAME_WIDTH)}`);
  }

  list(seats: readonly Seat[]): string {
    const names = seats.map((seat) => this.name(seat));
    return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  }

  /** The winners, and how many points they have. */
  winners(scores: readonly number[], ranks: readonly number[]): string {
    const seats = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    const points = scores[seats[0] ?? 0] ?? 0;
    return `${this.list(seats)} ${seats.length === 1 ? 'wins' : 'win'} with ${points} point${points === 1 ? '' : 's'}`;
  }
}
