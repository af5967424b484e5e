import { CLOSE, PING_EVERY, PROTOCOL } from '@oeillade/protocol';
import {
  LIVE_LIMITS,
  type LiveAsk,
  type Packet,
  type PacketKind,
  readLiveAsk,
  readPacket,
} from '@oeillade/protocol/live';
import type { Clock, Timer } from '../clock.ts';
import type { LiveGuest } from './live-guest.ts';
import type { LiveRelay } from './live-relay.ts';

/** Pings come up to so many milliseconds sooner, at random: sockets that were opened together are not pinged together. */
const SOONER = 500;
const MOST_UNANSWERED = 2;

/** What carries texts and packets to a client, and knows nothing of what is in them. */
export interface LiveConnection {
  send(text: string): void;
  /** Sends a packet of another seat, or leaves it out where too much waits. */
  pass(packet: Uint8Array, kind: PacketKind): void;
  hold(): void;
  letGo(): void;
  /** Nothing more will be sent. */
  close(code: number, reason: string): void;
  /** The client has not answered for so long that the connection seems dead. A connection that knows better does nothing. */
  cut(): void;
}

/** Why a packet went no further. */
export type PacketDropped = 'too-fast' | 'not-carried';

export interface LiveServerNeeds {
  readonly relay: LiveRelay;
  readonly connection: LiveConnection;
  readonly clock: Clock;
  /** From 0 to 1, at random. */
  chance(): number;
  /** The fingerprint of a secret that opens a seat; null where it opens none. */
  admit(secret: string): string | null;
  /** Whether the seat may send this now. */
  mayPass(kind: PacketKind, bytes: number): boolean;
  /** A packet of so many bytes went no further. */
  dropped(why: PacketDropped, bytes: number): void;
}

/**
 * The table's end of the live socket for one client, without a socket of its own. First comes a hello; then packets, which
 * are checked for their form and passed on as they are.
 */
export class LiveServer implements LiveGuest {
  token = '';
  readonly #needs: LiveServerNeeds;
  #isGreeted = false;
  #isClosed = false;
  /** For the next ping. */
  #timer: Timer | null = null;
  /** Pings since the last sign of life. */
  #unanswered = 0;

  constructor(needs: LiveServerNeeds) {
    this.#needs = needs;
  }

  receiveText(text: string): void {
    if (this.#isClosed) return;
    const asked = readLiveAsk(text);
    if (!this.#isGreeted) this.#greet(asked, text);
    else if (asked?.ask === 'pong') this.#unanswered = 0;
    else this.close(CLOSE.abuse, 'malformed');
  }

  receivePacket(bytes: Uint8Array): void {
    if (this.#isClosed) return;
    if (!this.#isGreeted) return this.close(CLOSE.abuse, 'hello-first');
    const packet = readPacket(bytes);
    if (!packet) return this.close(CLOSE.abuse, 'malformed');
    if (isTooLarge(packet)) return this.close(CLOSE.abuse, 'too-large');
    this.#unanswered = 0;
    const { relay, mayPass, dropped } = this.#needs;
    if (!mayPass(packet.kind, bytes.length)) {
      if (packet.kind !== 'voice') relay.lose(this);
      dropped('too-fast', bytes.length);
    } else if (!relay.hear(this, packet.kind, bytes)) dropped('not-carried', bytes.length);
  }

  /** The connection is closed. */
  leave(): void {
    this.#end();
    this.#needs.relay.leave(this);
  }

  tell(text: string): void {
    if (!this.#isClosed) this.#needs.connection.send(text);
  }

  pass(packet: Uint8Array, kind: PacketKind): void {
    if (!this.#isClosed) this.#needs.connection.pass(packet, kind);
  }

  hold(): void {
    this.#needs.connection.hold();
  }

  letGo(): void {
    this.#needs.connection.letGo();
  }

  close(code: number, reason: string): void {
    if (this.#isClosed) return;
    if (code === CLOSE.moved) this.tell('{"m":"moved","url":null}');
    this.leave();
    this.#needs.connection.close(code, reason);
  }

  #greet(hello: LiveAsk | null, text: string): void {
    if (hello?.ask !== 'live') {
      if (isOfOtherVersion(text)) this.close(CLOSE.oldClient, 'old-client');
      else this.close(CLOSE.abuse, 'hello-first');
      return;
    }
    const token = this.#needs.admit(hello.token);
    if (this.#isClosed) return;
    if (token === null) return this.close(CLOSE.left, 'no-such-seat');
    this.#isGreeted = true;
    this.token = token;
    this.#needs.relay.enter(this);
    this.#ping();
  }

  /** Pings go out by the clock alone, whatever else is sent. */
  #ping(): void {
    if (this.#isClosed) return;
    const { clock, chance, connection } = this.#needs;
    if (this.#unanswered >= MOST_UNANSWERED) connection.cut();
    this.#unanswered++;
    this.tell('{"m":"ping"}');
    this.#timer = clock.after(PING_EVERY - SOONER * chance(), () => this.#ping());
  }

  #end(): void {
    this.#isClosed = true;
    this.#needs.clock.cancel(this.#timer);
  }
}

const isTooLarge = ({ kind, content }: Packet): boolean =>
  content.length > (kind === 'voice' ? LIVE_LIMITS.voiceBytes : LIVE_LIMITS.pictureBytes);

/** An old client is told so, whatever else its hello looks like. */
function isOfOtherVersion(text: string): boolean {
  try {
    const { ask, protocol } = (JSON.parse(text) ?? {}) as { ask?: unknown; protocol?: unknown };
    return ask === 'live' && protocol !== PROTOCOL;
  } catch {
    return false;
  }
}
