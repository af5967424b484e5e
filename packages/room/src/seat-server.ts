import { fingerprint, type Seat } from '@oeillade/kernel';
import {
  type Asked,
  CLOSE,
  type Hello,
  PING_EVERY,
  type Pong,
  PROTOCOL,
  type RefusalCode,
  readClientFrame,
  type ServerFrame,
} from '@oeillade/protocol';
import { type Input, tidyName, type Watcher } from '@oeillade/table';
import type { Clock, Timer } from './clock.ts';
import type { Guest } from './guest.ts';
import type { Room } from './room.ts';

/**
 * Pings come up to so many milliseconds sooner, at random, so that sockets which were opened together are not pinged
 * together.
 */
const SOONER = 500;
const MOST_UNANSWERED = 2;

/** The seat that a secret opens, and the secret's fingerprint; both null for a watcher. */
export interface Admitted {
  readonly seat: Seat | null;
  readonly token: string | null;
}

/** What carries frames to a client, and knows nothing of what they say. */
export interface SeatConnection {
  send(text: string): void;
  /** What is sent from now on goes out together, when it is let go. */
  hold(): void;
  letGo(): void;
  /** Nothing more will be sent. */
  close(code: number, reason: string): void;
  /** The client has not answered for so long that the connection seems dead. A connection that knows better does nothing. */
  cut(): void;
}

export interface SeatServerNeeds {
  readonly room: Room;
  readonly connection: SeatConnection;
  readonly clock: Clock;
  /** From 0 to 1, at random. */
  chance(): number;
  /** Who comes with this secret, or without any; null where it opens no seat. */
  admit(secret: string | undefined): Admitted | null;
  /** Called before a frame is refused, so that a client that is refused too often can be closed instead. */
  refusing?(code: RefusalCode): void;
}

/**
 * The table's end of the protocol for one client, without a socket of its own: whoever has one calls `receive` with what
 * comes in, and `leave` when it is closed. `SeatClient` of the protocol is the other end.
 */
export class SeatServer implements Guest {
  readonly room: Room;
  seat: Seat | null = null;
  token: string | null = null;
  watcher: Watcher | null = null;
  readonly #needs: SeatServerNeeds;
  readonly #connection: SeatConnection;
  #isGreeted = false;
  #isClosed = false;
  /** For the next ping. */
  #timer: Timer | null = null;
  /** When the last ping was sent; null once it was answered. */
  #pinged: number | null = null;
  /** Pings since the last answer. */
  #unanswered = 0;

  constructor(needs: SeatServerNeeds) {
    this.#needs = needs;
    this.room = needs.room;
    this.#connection = needs.connection;
  }

  /** Takes a frame that came in. */
  receive(text: string): void {
    if (this.#isClosed) return;
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      return this.refuse('not-json', null);
    }
    if (!this.#isGreeted && !this.#isHello(json)) return;
    const frame = readClientFrame(json);
    if (!frame) return this.refuse('malformed', idOf(json));
    if (frame.ask === 'hello') this.#greet(frame);
    else if (frame.ask === 'pong') this.#hearPong(frame);
    else if (this.token === null) this.#hearWatcher(frame);
    else if (frame.ask === 'predict' || frame.ask === 'confetti') this.refuse('not-watching', frame.id);
    else this.room.ask(this, frame as Input);
  }

  /** Tells the client that its frame is refused. `id` is the id of the ask, if the frame had one. */
  refuse(code: RefusalCode, id: string | null): void {
    this.#needs.refusing?.(code);
    this.#tell({ m: 'refused', code, id });
  }

  /** Sends the whole table to a client whose process stood still: the clock that it knows is no longer right. */
  tellAll(): void {
    if (this.#isGreeted && !this.#isClosed) this.room.enter(this, undefined);
  }

  /** The connection is closed. */
  leave(): void {
    this.#end();
    this.room.leave(this);
  }

  send(text: string): void {
    if (!this.#isClosed) this.#connection.send(text);
  }

  hold(): void {
    this.#connection.hold();
  }

  letGo(): void {
    this.#connection.letGo();
  }

  moveTo(seat: Seat): void {
    this.seat = seat;
    this.#welcome();
  }

  close(code: number, reason: string): void {
    if (this.#isClosed) return;
    if (code === CLOSE.moved) this.#tell({ m: 'moved', url: null });
    this.#end();
    this.#connection.close(code, reason);
  }

  /** Whether a first frame is a hello of this version. An old client is told so, whatever else its hello looks like. */
  #isHello(json: unknown): boolean {
    const { ask, protocol } = (json ?? {}) as { ask?: unknown; protocol?: unknown };
    const isHello = ask === 'hello';
    if (isHello && protocol === PROTOCOL) return true;
    this.refuse(isHello ? 'old-client' : 'hello-first', null);
    if (isHello) this.close(CLOSE.oldClient, 'old-client');
    return false;
  }

  #hearWatcher(frame: Asked): void {
    const { gallery } = this.room;
    const isTheirs = frame.ask === 'look' || frame.ask === 'predict' || frame.ask === 'confetti';
    if (isTheirs && gallery.isOpen) gallery.hear(this, frame);
    else this.refuse('only-watching', frame.id);
  }

  #greet({ token: secret, watcher, last }: Hello): void {
    if (this.#isGreeted) return this.refuse('malformed', null);
    const admitted = this.#needs.admit(secret);
    if (!admitted) return this.refuse('no-such-seat', null);
    this.seat = admitted.seat;
    this.token = admitted.token;
    // Whoever has a seat plays, and does not take part in watching.
    if (watcher && admitted.token === null)
      this.watcher = { token: fingerprint(watcher.secret), name: tidyName(watcher.name) };
    this.#isGreeted = true;
    this.#welcome();
    this.room.enter(this, last);
    this.#ping();
  }

  #welcome(): void {
    const { code, epoch } = this.room;
    this.#tell({ m: 'welcome', protocol: PROTOCOL, code, seat: this.seat, epoch });
  }

  /** Pings go out by the clock alone, whatever else is sent: their times must tell nothing of what happens at the table. */
  #ping(): void {
    if (this.#isClosed) return;
    const { clock, chance } = this.#needs;
    if (this.#unanswered >= MOST_UNANSWERED) this.#connection.cut();
    this.#unanswered++;
    this.#pinged = clock.now();
    this.#tell({ m: 'ping', sent: this.#pinged });
    this.#timer = clock.after(PING_EVERY - SOONER * chance(), () => this.#ping());
  }

  #hearPong({ sent, theirs }: Pong): void {
    this.#unanswered = 0;
    // Only the first answer to the last ping is a measurement: others are late, or made up.
    if (sent !== this.#pinged) return;
    this.#pinged = null;
    this.room.measure(this, sent, theirs);
  }

  #tell(frame: ServerFrame): void {
    this.send(JSON.stringify(frame));
  }

  #end(): void {
    this.#isClosed = true;
    this.#needs.clock.cancel(this.#timer);
  }
}

function idOf(json: unknown): string | null {
  const id = (json as { id?: unknown } | null)?.id;
  return typeof id === 'string' ? id : null;
}
