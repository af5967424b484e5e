import type { Duplex } from 'node:stream';
import { fingerprint } from '@oeillade/kernel';
import { CLOSE, type RefusalCode } from '@oeillade/protocol';
import { type Admitted, type Room, type SeatLine, SeatServer } from '@oeillade/room';
import type { WebSocket } from 'ws';
import { Bucket } from '../operate/buckets.ts';
import { machineClock, now } from '../operate/clock.ts';
import type { Metrics } from '../operate/metrics.ts';
import type { SocketPlace } from '../operate/socket-count.ts';
import type { SeatBuckets } from './seat-buckets.ts';
import { seatOpenedBy } from './secrets.ts';
import { textBytes } from './text-bytes.ts';

/** More than this waiting for a client means that it does not read. */
const MOST_WAITING = 512 * 1024;
/** More than this in one frame is refused: nothing that can be asked is nearly so long. */
const LARGEST_FRAME = 8 * 1024;
/** Refusals at once, and in a second, after which a client is taken for hostile. */
const REFUSALS = { most: 200, perSecond: 2 };
/** The WebSocket protocol's own code for "try again later". */
const LATER = 1013;
const HELLO_WITHIN = 10_000;
/** Bytes, but of a text. */
const TEXT = { binary: false };

/** What all connections of a server share. */
export interface ConnectionNeeds {
  readonly metrics: Metrics;
  readonly buckets: SeatBuckets;
}

/** A socket that has been let in: `ws` reads and writes its frames, `SeatServer` says what is in them; here are the limits. */
export class Connection implements SeatLine {
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #room: Room;
  readonly #needs: ConnectionNeeds;
  readonly #seat: SeatServer;
  readonly #place: SocketPlace;
  readonly #helloTimer: NodeJS.Timeout;
  #bucket: Bucket;
  readonly #refusals = new Bucket(REFUSALS.most, REFUSALS.perSecond);

  /** `stream` is what the socket's frames go through. */
  constructor(socket: WebSocket, stream: Duplex, room: Room, needs: ConnectionNeeds, place: SocketPlace) {
    this.#socket = socket;
    this.#stream = stream;
    this.#room = room;
    this.#needs = needs;
    this.#place = place;
    this.#bucket = needs.buckets.fresh();
    this.#seat = new SeatServer({
      room,
      line: this,
      clock: machineClock,
      chance: Math.random,
      admit: (secret) => this.#admit(secret),
      refusing: (code) => this.#countRefusal(code),
    });
    this.#helloTimer = setTimeout(() => this.#seat.close(CLOSE.abuse, 'no-hello'), HELLO_WITHIN);
    socket.on('message', (data, isBinary) => this.#receive(data as Buffer, isBinary));
    socket.on('ping', (data) => this.#control(data));
    socket.on('pong', () => this.#control(null));
    socket.on('close', () => this.#closed());
    socket.on('error', () => socket.terminate());
  }

  send(text: string): void {
    if (!this.#isReading()) return;
    this.#needs.metrics.framesOut.inc();
    this.#socket.send(textBytes(text), TEXT);
  }

  hold(): void {
    // Judged before: what goes out together may be long, with the record of a game, and none of it has been sent yet.
    this.#isReading();
    this.#stream.cork();
  }

  letGo(): void {
    this.#stream.uncork();
  }

  close(code: number, reason: string): void {
    this.#needs.metrics.closed.inc({ reason });
    this.#socket.close(code, reason);
  }

  cut(): void {
    this.#needs.metrics.closed.inc({ reason: 'silent' });
    this.#socket.terminate();
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** Whether it makes sense to send something; a client that does not read is dropped. */
  #isReading(): boolean {
    if (!this.#isOpen) return false;
    const isHeld = this.#stream.writableCorked > 0;
    if (isHeld || this.#socket.bufferedAmount <= MOST_WAITING) return true;
    this.#seat.close(CLOSE.tooSlow, 'too-slow');
    return false;
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (!this.#isOpen) return;
    this.#needs.metrics.framesIn.inc();
    if (!this.#bucket.take(now())) this.#seat.refuse('too-fast', null);
    else if (data.length > LARGEST_FRAME) this.#seat.refuse('too-large', null);
    else if (isBinary) this.#seat.refuse('not-json', null);
    else this.#seat.receive(data.toString('utf8'));
  }

  /** Pings and pongs of the socket itself cost as much as frames, and so they count as such. */
  #control(ping: Buffer | null): void {
    if (!this.#isOpen) return;
    if (!this.#bucket.take(now())) this.#seat.refuse('too-fast', null);
    else if (ping && this.#isReading()) this.#socket.pong(ping);
  }

  #admit(secret: string | undefined): Admitted | null {
    const { company } = this.#room.table;
    const seat = secret === undefined ? null : seatOpenedBy(company, fingerprint(secret));
    if (secret !== undefined && seat === null) return null;
    const token = seat === null ? null : company.sitter(seat)!.token;
    if (!this.#hasPlace(token)) return null;
    clearTimeout(this.#helloTimer);
    if (token !== null) this.#bucket = this.#needs.buckets.of(this.#room, token);
    return { seat, token };
  }

  /** Whether the address may have one more of these; it is told to come back later where not. */
  #hasPlace(token: string | null): boolean {
    if (this.#place.greeted(token && `${this.#room.code} ${token}`)) return true;
    this.#seat.close(LATER, 'too-many-sockets');
    return false;
  }

  #closed(): void {
    clearTimeout(this.#helloTimer);
    this.#seat.leave();
  }

  #countRefusal(code: RefusalCode): void {
    this.#needs.metrics.refused.inc({ code });
    if (!this.#refusals.take(now())) this.#seat.close(CLOSE.abuse, 'abuse');
  }
}
