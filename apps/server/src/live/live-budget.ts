import { LIVE_LIMITS, type PacketKind } from '@oeillade/protocol/live';
import type { Room } from '@oeillade/room';
import { Bucket } from '../operate/buckets.ts';

/** Packets that were held up on their way arrive at once: so many seconds' worth of them is no flood. */
const HELD_UP = 4;
/** How much over the limits a seat may send before it is taken for hostile: a packet counts as one, and as one more for each KiB. */
const STRIKES = { most: 200, perSecond: 2 };
/** A seat that has flooded the server is not let in again for so long: reading and dropping its packets costs more than refusing it. */
const SHUT_OUT = 30_000;
/** Texts and pings of the socket: a pong every five seconds is all that is asked for. */
const TEXTS = { most: 20, perSecond: 2 };

const perSecond = (rate: number): Bucket => new Bucket(rate * HELD_UP, rate);

/** What one seat may send of living faces and voices. */
export class LiveBudget {
  readonly #pictures = perSecond(LIVE_LIMITS.picturesPerSecond);
  readonly #voices = perSecond(LIVE_LIMITS.voicesPerSecond);
  readonly #kibibytes = perSecond(LIVE_LIMITS.bytesPerSecond / 1024);
  readonly #texts = new Bucket(TEXTS.most, TEXTS.perSecond);
  readonly #strikes = new Bucket(STRIKES.most, STRIKES.perSecond);
  #shutUntil = 0;

  mayPass(kind: PacketKind, bytes: number, now: number): boolean {
    const packets = kind === 'voice' ? this.#voices : this.#pictures;
    return packets.take(now) && this.#kibibytes.take(now, bytes / 1024);
  }

  mayWrite(now: number): boolean {
    return this.#texts.take(now);
  }

  /** The seat has sent so much over its limit; false if that makes it hostile. */
  mayErr(bytes: number, now: number): boolean {
    const may = this.#strikes.take(now, 1 + bytes / 1024);
    if (!may) this.#shutUntil = now + SHUT_OUT;
    return may;
  }

  isShutOut(now: number): boolean {
    return now < this.#shutUntil;
  }
}

/** The budgets of all seats: whoever opens one socket after the other has the same. */
export class LiveBudgets {
  readonly #rooms = new WeakMap<Room, Map<string, LiveBudget>>();

  of(room: Room, token: string): LiveBudget {
    const seats = this.#rooms.get(room) ?? new Map<string, LiveBudget>();
    this.#rooms.set(room, seats);
    const budget = seats.get(token) ?? new LiveBudget();
    seats.set(token, budget);
    return budget;
  }
}
