import type { Duplex } from 'node:stream';
import { fingerprint } from '@oeillade/kernel';
import { CLOSE, type RefusalCode } from '@oeillade/protocol';
import {
  type Admitted,
  type Clock,
  type Room,
  type SeatConnection,
  SeatServer,
  type Timer,
} from '@oeillade/room';
import type { WebSocket } from 'ws';
import { Backpressure, MOST_WAITING } from '../connection/backpressure.ts';
import { seatOpenedBy } from '../connection/secrets.ts';
import { textBytes } from '../connection/text-bytes.ts';
import { Bucket } from '../operate/buckets.ts';
import { now } from '../operate/clock.ts';
import type { Metrics } from '../operate/metrics.ts';
import type { Limit, Refusals } from '../operate/refusals.ts';
import type { SocketPlace } from '../operate/socket-count.ts';
import type { SeatBuckets } from './seat-buckets.ts';

/** More than this in one frame is refused: nothing that can be asked is nearly so long. */
const LARGEST_FRAME = 8 * 1024;
/** How many refusals at once, and in a second, a client may cause before it is taken for hostile. */
const REFUSALS = { most: 200, perSecond: 2 };
/** The WebSocket protocol's own code for "try again later". */
const TRY_AGAIN_LATER = 1013;
const HELLO_WITHIN = 10_000;
/** The bytes of a frame; a text has to be encoded to be counted. */
const TEXT = { binary: false };

/** What all connections of a server share. */
export interface SocketConnectionNeeds {
  readonly metrics: Metrics;
  readonly refusals: Refusals;
  readonly buckets: SeatBuckets;
  readonly clock: Clock;
}

/** A socket that has been let in: `ws` reads and writes its frames, `SeatServer` says what is in them; here are the limits. */
export class SocketConnection implements SeatConnection {
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #room: Room;
  readonly #needs: SocketConnectionNeeds;
  readonly #seat: SeatServer;
  readonly #place: SocketPlace;
  readonly #backpressure: Backpressure;
  readonly #helloTimer: Timer;
  #bucket: Bucket;
  readonly #refusals = new Bucket(REFUSALS.most, REFUSALS.perSecond);

  /** `stream` is the TCP or TLS stream below the socket. */
  constructor(
    socket: WebSocket,
    stream: Duplex,
    room: Room,
    needs: SocketConnectionNeeds,
    place: SocketPlace,
  ) {
    this.#socket = socket;
    this.#stream = stream;
    this.#room = room;
    this.#needs = needs;
    this.#place = place;
    this.#bucket = needs.buckets.fresh();
    const { clock } = needs;
    this.#backpressure = new Backpressure(clock, () => this.#dropSlow());
    this.#seat = new SeatServer({
      room,
      connection: this,
      clock,
      chance: Math.random,
      admit: (secret) => this.#admit(secret),
      refusing: (code) => this.#countRefusal(code),
    });
    this.#helloTimer = clock.after(HELLO_WITHIN, () => this.#seat.close(CLOSE.abuse, 'no-hello'));
    socket.on('message', (data, isBinary) => this.#receive(data as Buffer, isBinary));
    socket.on('ping', (data) => this.#control(data));
    socket.on('pong', () => this.#control(null));
    socket.on('close', () => this.#closed());
    socket.on('error', () => {
      this.#note(CLOSE.abuse, 'bad-frame');
      socket.terminate();
    });
  }

  send(text: string): void {
    if (!this.#isReading()) return;
    this.#needs.metrics.framesOut.inc();
    this.#backpressure.handOver();
    this.#socket.send(textBytes(text), TEXT, this.#backpressure.taken);
  }

  hold(): void {
    this.#stream.cork();
  }

  letGo(): void {
    this.#stream.uncork();
  }

  close(code: number, reason: string): void {
    this.#note(code, reason);
    this.#socket.close(code, reason);
  }

  cut(): void {
    // A ping may wait behind much else for a client that takes a little all the time.
    if (this.#backpressure.isMoving) return;
    this.#needs.metrics.closed.inc({ reason: 'silent' });
    this.#socket.terminate();
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** Whether it makes sense to send something; a client for which too much waits is dropped. */
  #isReading(): boolean {
    if (!this.#isOpen) return false;
    if (this.#socket.bufferedAmount <= MOST_WAITING) return true;
    this.#dropSlow();
    return false;
  }

  /** Closes the connection of a client that does not read. It may connect again, and is sent the whole table then. */
  #dropSlow(): void {
    this.#seat.close(CLOSE.tooSlow, 'too-slow');
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (!this.#isOpen) return;
    this.#needs.metrics.framesIn.inc();
    if (!this.#bucket.take(now())) this.#limit('frames', 'too-fast');
    else if (data.length > LARGEST_FRAME) this.#limit('large-frames', 'too-large');
    else if (isBinary) this.#seat.refuse('not-json', null);
    else this.#seat.receive(data.toString('utf8'));
  }

  /** Pings and pongs of the socket itself cost as much as frames, and so they count as such. */
  #control(ping: Buffer | null): void {
    if (!this.#isOpen) return;
    if (!this.#bucket.take(now())) this.#limit('frames', 'too-fast');
    else if (ping && this.#isReading()) this.#socket.pong(ping);
  }

  #limit(limit: Limit, code: RefusalCode): void {
    this.#needs.refusals.count(limit, this.#place.address);
    this.#seat.refuse(code, null);
  }

  #admit(secret: string | undefined): Admitted | null {
    const { seating } = this.#room.table;
    const seat = secret === undefined ? null : seatOpenedBy(seating, fingerprint(secret));
    if (secret !== undefined && seat === null) return null;
    const token = seat === null ? null : seating.sitter(seat)!.token;
    if (!this.#hasPlace(token)) return null;
    this.#needs.clock.cancel(this.#helloTimer);
    if (token !== null) this.#bucket = this.#needs.buckets.of(this.#room, token);
    return { seat, token };
  }

  /** Whether the address may have one more of these; it is told to come back later where not. */
  #hasPlace(token: string | null): boolean {
    if (this.#place.greeted(token && `${this.#room.code} ${token}`)) return true;
    this.#needs.refusals.count('sockets', this.#place.address);
    this.#seat.close(TRY_AGAIN_LATER, 'too-many-sockets');
    return false;
  }

  #note(code: number, reason: string): void {
    this.#needs.refusals.closeSocket(code, reason, this.#place.address, this.#room.code);
  }

  #closed(): void {
    this.#needs.clock.cancel(this.#helloTimer);
    this.#backpressure.end();
    this.#seat.leave();
  }

  #countRefusal(code: RefusalCode): void {
    this.#needs.metrics.refused.inc({ code });
    if (!this.#refusals.take(now())) this.#seat.close(CLOSE.abuse, 'abuse');
  }
}
