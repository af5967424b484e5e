import type { Seat } from '@oeillade/kernel';
import { fingerprint } from '@oeillade/kernel';
import { Asked, CLOSE, Hello, Pong, PROTOCOL, type RefusalCode } from '@oeillade/protocol';
import type { Input } from '@oeillade/table';
import { safeParse } from 'valibot';
import type { WebSocket } from 'ws';
import { Bucket } from '../operate/buckets.ts';
import { now } from '../operate/clock.ts';
import type { Metrics } from '../operate/metrics.ts';
import type { Guest } from '../room/guest.ts';
import type { Room } from '../room/room.ts';

/** More than this waiting for a client means that it does not read. */
const MOST_WAITING = 512 * 1024;
/** Refusals in a row after which a client is taken for hostile. */
const MOST_REFUSALS = 200;
const HELLO_WITHIN = 10_000;
const PING_EVERY = 5_000;

/** A socket, from its first frame to its last. */
export class Connection implements Guest {
  seat: Seat | null = null;
  readonly #socket: WebSocket;
  readonly #room: Room;
  readonly #metrics: Metrics;
  readonly #bucket: Bucket;
  #isGreeted = false;
  #refusals = 0;
  #pinged = 0;
  #answered = now();
  #timer: NodeJS.Timeout;

  constructor(socket: WebSocket, room: Room, metrics: Metrics, framesPerSecond: number) {
    this.#socket = socket;
    this.#room = room;
    this.#metrics = metrics;
    this.#bucket = new Bucket(framesPerSecond * 2, framesPerSecond, now());
    this.#timer = setTimeout(() => this.#drop(CLOSE.abuse, 'no-hello'), HELLO_WITHIN);
    socket.on('message', (data, isBinary) => this.#receive(data as Buffer, isBinary));
    socket.on('close', () => this.#closed());
    socket.on('error', () => socket.terminate());
  }

  send(frame: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_WAITING) return this.#drop(CLOSE.tooSlow, 'too-slow');
    this.#metrics.framesOut.inc();
    this.#socket.send(frame);
  }

  close(code: number, reason: string): void {
    if (code === CLOSE.moved) this.send(JSON.stringify({ m: 'moved', url: null }));
    this.#socket.close(code, reason);
  }

  #receive(data: Buffer, isBinary: boolean): void {
    this.#metrics.framesIn.inc();
    if (!this.#bucket.take(now())) return this.#refuse('too-fast', null);
    if (isBinary) return this.#refuse('not-json', null);
    let frame: unknown;
    try {
      frame = JSON.parse(data.toString('utf8'));
    } catch {
      return this.#refuse('not-json', null);
    }
    if (!this.#isGreeted) return this.#greet(frame);
    const ask = (frame as { ask?: unknown } | null)?.ask;
    if (ask === 'pong') return this.#pong(frame);
    this.#take(frame);
  }

  #greet(frame: unknown): void {
    const asked = frame as { ask?: unknown; protocol?: unknown } | null;
    if (asked?.ask !== 'hello') return this.#refuse('hello-first', null);
    if (asked.protocol !== PROTOCOL) {
      this.#refuse('old-client', null);
      return this.#drop(CLOSE.oldClient, 'old-client');
    }
    const hello = safeParse(Hello, frame);
    if (!hello.success) return this.#refuse('malformed', null);
    const { token, last } = hello.output;
    const seat = token === undefined ? null : this.#room.table.company.seatOf(fingerprint(token));
    if (token !== undefined && seat === null) return this.#refuse('no-such-seat', null);
    this.seat = seat;
    this.#isGreeted = true;
    const { code, epoch } = this.#room;
    this.send(JSON.stringify({ m: 'welcome', protocol: PROTOCOL, code, seat, epoch }));
    this.#room.enter(this, last);
    clearTimeout(this.#timer);
    this.#timer = setInterval(() => this.#ping(), PING_EVERY);
    this.#ping();
  }

  #take(frame: unknown): void {
    const asked = safeParse(Asked, frame);
    const id = idOf(frame);
    if (!asked.success) return this.#refuse('malformed', id);
    if (this.seat === null) return this.#refuse('only-watching', id);
    this.#refusals = 0;
    this.#room.ask(this.seat, asked.output as Input);
  }

  #ping(): void {
    // Two pings without an answer: the line is dead, however open it looks.
    if (this.#pinged - this.#answered > 2 * PING_EVERY) return this.#socket.terminate();
    this.#pinged = now();
    this.send(JSON.stringify({ m: 'ping', sent: this.#pinged }));
  }

  #pong(frame: unknown): void {
    const pong = safeParse(Pong, frame);
    if (!pong.success) return this.#refuse('malformed', null);
    this.#answered = now();
    // Only the answer to the last ping is a measurement: others are late, or made up.
    if (pong.output.sent !== this.#pinged || this.seat === null) return;
    this.#room.measure(this.seat, pong.output.sent, pong.output.theirs);
  }

  #refuse(code: RefusalCode, id: string | null): void {
    this.#metrics.refused.inc({ code });
    if (++this.#refusals > MOST_REFUSALS) return this.#drop(CLOSE.abuse, 'abuse');
    this.send(JSON.stringify({ m: 'refused', code, id }));
  }

  #drop(code: number, reason: string): void {
    this.#metrics.closed.inc({ reason });
    this.#socket.close(code, reason);
    // A client that does not read will not read the farewell either.
    setTimeout(() => this.#socket.terminate(), 1_000).unref();
  }

  #closed(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#timer);
    this.#room.leave(this);
  }
}

function idOf(frame: unknown): string | null {
  const id = (frame as { id?: unknown } | null)?.id;
  return typeof id === 'string' && id.length <= 40 ? id : null;
}
