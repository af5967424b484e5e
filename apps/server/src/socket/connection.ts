import type { Seat } from '@oeillade/kernel';
import { fingerprint } from '@oeillade/kernel';
import { Asked, CLOSE, Hello, Pong, PROTOCOL, type RefusalCode } from '@oeillade/protocol';
import type { Guest, Room, SharedEnd } from '@oeillade/room';
import type { Input } from '@oeillade/table';
import { type GenericSchema, safeParse } from 'valibot';
import type { WebSocket } from 'ws';
import { Bucket } from '../operate/buckets.ts';
import { now } from '../operate/clock.ts';
import type { Metrics } from '../operate/metrics.ts';
import type { SocketPlace } from '../operate/socket-count.ts';
import { frameHead, textFrame } from './frame.ts';
import { readLook, readPong } from './glance.ts';
import type { Heartbeat, Member } from './heartbeat.ts';
import type { Line } from './line.ts';
import type { SeatBuckets } from './seat-buckets.ts';
import { seatOpenedBy } from './secrets.ts';
import type { Listener } from './short-texts.ts';

/** More than this waiting for a client means that it does not read. */
const MOST_WAITING = 512 * 1024;
/** More than this in one frame is refused: nothing that can be asked is nearly so long. */
const LARGEST_FRAME = 8 * 1024;
/** Refusals at once, and in a second, after which a client is taken for hostile. */
const REFUSALS = { most: 200, perSecond: 2 };
const HELLO_WITHIN = 10_000;
const MOST_UNANSWERED = 2;
/** The WebSocket protocol's own code for "try again later". */
const LATER = 1013;

/** What all connections of a server share. */
export interface ConnectionNeeds {
  readonly metrics: Metrics;
  readonly buckets: SeatBuckets;
  /** At which they are pinged. */
  readonly heartbeat: Heartbeat;
}

/** A socket, from its first frame to its last. */
export class Connection implements Guest, Listener, Member {
  seat: Seat | null = null;
  token: string | null = null;
  readonly #socket: WebSocket;
  /** What is under the socket: texts come and go here, in frames that are read and made by ourselves; all else does not. */
  readonly #line: Line;
  readonly #room: Room;
  readonly #needs: ConnectionNeeds;
  readonly #metrics: Metrics;
  readonly #place: SocketPlace;
  #bucket: Bucket;
  readonly #refusals = new Bucket(REFUSALS.most, REFUSALS.perSecond);
  #isGreeted = false;
  #isDropped = false;
  /** A ping is to go out. With something else it costs a few bytes, alone a packet, and a phone its rest. */
  #isPingDue = false;
  #pinged = 0;
  /** Pings since the last answer. */
  #unanswered = 0;
  readonly #helloTimer: NodeJS.Timeout;
  #stopPinging: () => void = () => {};
  /** Frames that are to go out together; null where each goes out by itself. */
  #held: string | null = null;

  constructor(socket: WebSocket, line: Line, room: Room, needs: ConnectionNeeds, place: SocketPlace) {
    this.#socket = socket;
    this.#line = line;
    this.#room = room;
    this.#needs = needs;
    this.#metrics = needs.metrics;
    this.#place = place;
    this.#bucket = needs.buckets.fresh();
    this.#helloTimer = setTimeout(() => this.#drop(CLOSE.abuse, 'no-hello'), HELLO_WITHIN);
    line.listener = this;
    socket.on('message', (data, isBinary) => this.#receive(data as Buffer, isBinary));
    socket.on('ping', (data) => this.#controlled(data));
    socket.on('pong', () => this.#controlled(null));
    socket.on('close', () => this.#closed());
    socket.on('error', () => socket.terminate());
  }

  send(text: string, end?: SharedEnd): void {
    if (!this.#isReading()) return;
    this.#metrics.framesOut.inc();
    if (end) return this.#sendWithEnd(text, bytesOf(end));
    const frame = textFrame(text);
    this.#write(this.#isPingDue ? frame + this.#pingFrame() : frame);
  }

  #write(frames: string): void {
    if (this.#held === null) this.#line.write(frames, 'latin1');
    else this.#held += frames;
  }

  #sendWithEnd(text: string, end: Buffer): void {
    const before = this.#held ?? '';
    const start = Buffer.from(text);
    this.#line.cork();
    this.#line.write(before + frameHead(start.length + end.length), 'latin1');
    this.#line.write(start);
    this.#line.write(end);
    this.#line.uncork();
    if (this.#held !== null) this.#held = '';
  }

  /** Whether it makes sense to send something; a client that does not read is dropped. */
  #isReading(): boolean {
    if (this.#socket.readyState !== this.#socket.OPEN) return false;
    if (this.#line.writableLength <= MOST_WAITING) return true;
    this.#drop(CLOSE.tooSlow, 'too-slow');
    return false;
  }

  hold(): void {
    this.#held ??= '';
  }

  letGo(): void {
    const held = this.#held;
    this.#held = null;
    if (held && this.#socket.readyState === this.#socket.OPEN) this.#line.write(held, 'latin1');
  }

  moveTo(seat: Seat): void {
    this.seat = seat;
    this.#welcome();
  }

  close(code: number, reason: string): void {
    if (code === CLOSE.moved) this.send(JSON.stringify({ m: 'moved', url: null }));
    this.letGo();
    this.#socket.close(code, reason);
  }

  hear(text: string): void {
    if (this.#mayBeHeard()) this.#read(text);
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (!this.#mayBeHeard()) return;
    if (data.length > LARGEST_FRAME) return this.#refuse('too-large', null);
    if (isBinary) return this.#refuse('not-json', null);
    this.#read(data.toString('utf8'));
  }

  #mayBeHeard(): boolean {
    if (this.#isDropped) return false;
    this.#metrics.framesIn.inc();
    if (this.#bucket.take(now())) return true;
    this.#refuse('too-fast', null);
    return false;
  }

  #read(text: string): void {
    if (this.#isGreeted) {
      const look = readLook(text);
      if (look) return this.#ask(look);
      const pong = readPong(text);
      if (pong) return this.#hearPong(pong);
    }
    let frame: unknown;
    try {
      frame = JSON.parse(text);
    } catch {
      return this.#refuse('not-json', null);
    }
    if (!this.#isGreeted) return this.#greet(frame);
    const ask = (frame as { ask?: unknown } | null)?.ask;
    if (ask === 'pong') return this.#pong(frame);
    this.#take(frame);
  }

  /** Pings and pongs of the socket itself cost as much as frames, and so they count as such. */
  #controlled(ping: Buffer | null): void {
    if (this.#isDropped) return;
    if (!this.#bucket.take(now())) return this.#refuse('too-fast', null);
    if (ping && this.#isReading()) this.#socket.pong(ping);
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
    this.token = token === undefined ? null : fingerprint(token);
    this.seat = this.token === null ? null : seatOpenedBy(this.#room.table.company, this.token);
    if (this.token !== null && this.seat === null) return this.#refuse('no-such-seat', null);
    // The very string that the table has: they are compared with every frame.
    if (this.seat !== null) this.token = this.#room.table.company.sitter(this.seat)!.token;
    if (this.token !== null) this.#bucket = this.#needs.buckets.of(this.#room, this.token);
    const { code } = this.#room;
    if (!this.#place.greeted(this.token && `${code} ${this.token}`))
      return this.#drop(LATER, 'too-many-sockets');
    this.#isGreeted = true;
    this.#welcome();
    this.#room.enter(this, last);
    clearTimeout(this.#helloTimer);
    this.#stopPinging = this.#needs.heartbeat.join(this);
    this.due();
    this.beat();
  }

  #welcome(): void {
    const { code, epoch } = this.#room;
    this.send(JSON.stringify({ m: 'welcome', protocol: PROTOCOL, code, seat: this.seat, epoch }));
  }

  #take(frame: unknown): void {
    const asked = safeParse(schemaOf(frame), frame);
    if (!asked.success) return this.#refuse('malformed', idOf(frame));
    this.#ask(asked.output);
  }

  #ask(asked: Asked): void {
    if (this.token === null) return this.#refuse('only-watching', asked.id);
    this.#room.ask(this, asked as Input);
  }

  due(): void {
    // The line is dead, however open it looks.
    if (this.#unanswered === MOST_UNANSWERED) this.#socket.terminate();
    else this.#isPingDue = true;
  }

  beat(): void {
    if (this.#isPingDue && this.#isReading()) this.#write(this.#pingFrame());
  }

  #pingFrame(): string {
    this.#isPingDue = false;
    this.#unanswered++;
    this.#pinged = now();
    this.#metrics.framesOut.inc();
    return textFrame(`{"m":"ping","sent":${this.#pinged}}`);
  }

  #pong(frame: unknown): void {
    const pong = safeParse(Pong, frame);
    if (!pong.success) return this.#refuse('malformed', null);
    this.#hearPong(pong.output);
  }

  #hearPong({ sent, theirs }: Pong): void {
    this.#unanswered = 0;
    // Only the first answer to the last ping is a measurement: others are late, or made up.
    if (sent !== this.#pinged) return;
    this.#pinged = 0;
    this.#room.measure(this, sent, theirs);
  }

  #refuse(code: RefusalCode, id: string | null): void {
    this.#metrics.refused.inc({ code });
    if (!this.#refusals.take(now())) return this.#drop(CLOSE.abuse, 'abuse');
    this.send(JSON.stringify({ m: 'refused', code, id }));
  }

  #drop(code: number, reason: string): void {
    if (this.#isDropped) return;
    this.#isDropped = true;
    this.#metrics.closed.inc({ reason });
    this.#socket.close(code, reason);
  }

  #closed(): void {
    clearTimeout(this.#helloTimer);
    this.#stopPinging();
    this.#room.leave(this);
  }
}

const ends = new WeakMap<SharedEnd, Buffer>();

function bytesOf(end: SharedEnd): Buffer {
  const bytes = ends.get(end) ?? Buffer.from(end.text);
  ends.set(end, bytes);
  return bytes;
}

/** By its name, not one after the other. */
const SCHEMAS = new Map(Asked.options.map((option) => [option.entries.ask.literal as unknown, option]));
const schemaOf = (frame: unknown): GenericSchema<unknown, Asked> =>
  SCHEMAS.get((frame as { ask?: unknown } | null)?.ask) ?? Asked;

function idOf(frame: unknown): string | null {
  const id = (frame as { id?: unknown } | null)?.id;
  return typeof id === 'string' && id.length <= 40 ? id : null;
}
