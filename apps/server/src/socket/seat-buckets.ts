import type { Room } from '@oeillade/room';
import { Bucket } from '../operate/buckets.ts';

/** What each seat may send in a second, whatever number of sockets it has. */
export class SeatBuckets {
  readonly #perSecond: number;
  readonly #rooms = new WeakMap<Room, Map<string, Bucket>>();

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
  }

  /** For somebody who has no seat, or none yet. */
  fresh(): Bucket {
    return new Bucket(this.#perSecond * 2, this.#perSecond);
  }

  of(room: Room, token: string): Bucket {
    const seats = this.#rooms.get(room) ?? new Map<string, Bucket>();
    this.#rooms.set(room, seats);
    const bucket = seats.get(token) ?? this.fresh();
    seats.set(token, bucket);
    return bucket;
  }
}
