import { LIVE_LIMITS, type PacketKind } from '@oeillade/protocol/live';
import type { Room } from '@oeillade/room';
import { Bucket } from '../operate/buckets.ts';

/** What was held up on its way comes at once: so many seconds' worth of it is no flood. */
const HELD_UP = 4;
/** How many packets over the limits at once, and in a second, a seat may send before it is taken for hostile. */
const STRIKES = { most: 200, perSecond: 2 };
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

  mayPass(kind: PacketKind, bytes: number, now: number): boolean {
    const packets = kind === 'voice' ? this.#voices : this.#pictures;
    return packets.take(now) && this.#kibibytes.take(now, bytes / 1024);
  }

  mayWrite(now: number): boolean {
    return this.#texts.take(now);
  }

  /** It has sent too much; whether that is still to be put up with. */
  mayErr(now: number): boolean {
    return this.#strikes.take(now);
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
