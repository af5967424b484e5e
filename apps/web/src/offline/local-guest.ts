import type { Seat } from '@oeillade/kernel';
import { Asked, CLOSE, Hello, Pong, PROTOCOL, type RefusalCode } from '@oeillade/protocol';
import type { Clock, Guest, Room, SharedEnd, Timer } from '@oeillade/room';
import type { Input } from '@oeillade/table';
import { safeParse } from 'valibot';

const PING_EVERY = 5_000;

/** The page's end of the line, as seen from the table. */
export interface Channel {
  /** Frames that go out together, in their order. */
  texts(frames: readonly string[]): void;
  /** Nothing more will come; `code` is one of the protocol's `CLOSE`. */
  closed(code: number): void;
}

export interface Sitting {
  readonly room: Room;
  readonly channel: Channel;
  readonly clock: Clock;
  /** The fingerprint that the table knows its one person by. */
  readonly token: string;
}

/** The person at a table of this browser. There is nobody else: whoever opens the page sits there. */
export class LocalGuest implements Guest {
  readonly token: string;
  readonly room: Room;
  seat: Seat | null;
  readonly #channel: Channel;
  readonly #clock: Clock;
  #isGreeted = false;
  #isClosed = false;
  #held: string[] | null = null;
  #pinged = 0;
  #timer: Timer | null = null;

  constructor({ room, channel, clock, token }: Sitting) {
    this.token = token;
    this.room = room;
    this.seat = room.table.company.seatOf(token);
    this.#channel = channel;
    this.#clock = clock;
  }

  /** A frame of the page came in. */
  hear(text: string): void {
    if (this.#isClosed) return;
    const frame: unknown = JSON.parse(text);
    if (!this.#isGreeted) return this.#greet(frame);
    if ((frame as { ask?: unknown } | null)?.ask === 'pong') return this.#pong(frame);
    const asked = safeParse(Asked, frame);
    if (asked.success) this.room.ask(this, asked.output as Input);
    else this.#refuse('malformed', (frame as { id?: unknown } | null)?.id);
  }

  /** Tells everything as it is now: the page has stood still, and its clocks with it. */
  tellAll(): void {
    if (this.#isGreeted && !this.#isClosed) this.room.enter(this, undefined);
  }

  leave(): void {
    this.#end();
    this.room.leave(this);
  }

  send(text: string, end?: SharedEnd): void {
    const frame = end ? text + end.text : text;
    if (this.#held) this.#held.push(frame);
    else if (!this.#isClosed) this.#channel.texts([frame]);
  }

  hold(): void {
    this.#held ??= [];
  }

  letGo(): void {
    const held = this.#held ?? [];
    this.#held = null;
    if (held.length > 0 && !this.#isClosed) this.#channel.texts(held);
  }

  moveTo(seat: Seat): void {
    this.seat = seat;
    this.#welcome();
  }

  close(code: number): void {
    if (this.#isClosed) return;
    this.letGo();
    this.#end();
    // A table that moves goes on in another page: two that tore it back and forth would get nowhere.
    this.#channel.closed(code === CLOSE.moved ? CLOSE.left : code);
  }

  #greet(frame: unknown): void {
    const hello = safeParse(Hello, frame);
    if (!hello.success) return this.#refuse('hello-first', null);
    this.#isGreeted = true;
    this.#welcome();
    this.room.enter(this, hello.output.last);
    this.#ping();
  }

  #welcome(): void {
    const { code, epoch } = this.room;
    this.send(JSON.stringify({ m: 'welcome', protocol: PROTOCOL, code, seat: this.seat, epoch }));
  }

  /** What is pressed carries the page's time: the table has to know how far it is from its own. */
  #ping(): void {
    this.#pinged = this.#clock.now();
    this.send(JSON.stringify({ m: 'ping', sent: this.#pinged }));
    this.#timer = this.#clock.after(PING_EVERY, () => this.#ping());
  }

  #pong(frame: unknown): void {
    const pong = safeParse(Pong, frame);
    if (!pong.success) return this.#refuse('malformed', null);
    const { sent, theirs } = pong.output;
    if (sent === this.#pinged) this.room.measure(this, sent, theirs);
  }

  #refuse(code: RefusalCode, id: unknown): void {
    this.send(JSON.stringify({ m: 'refused', code, id: typeof id === 'string' ? id : null }));
  }

  #end(): void {
    this.#isClosed = true;
    this.#clock.cancel(this.#timer);
    this.#timer = null;
  }
}
