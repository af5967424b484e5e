import type { Duplex } from 'node:stream';
import { fingerprint } from '@oeillade/kernel';
import { CLOSE } from '@oeillade/protocol';
import type { PacketKind } from '@oeillade/protocol/live';
import type { Clock, Room, Timer } from '@oeillade/room';
import { type LiveConnection, type LiveRelay, LiveServer, type PacketDropped } from '@oeillade/room/live';
import type { WebSocket } from 'ws';
import { Backpressure } from '../connection/backpressure.ts';
import { seatOpenedBy } from '../connection/secrets.ts';
import { textBytes } from '../connection/text-bytes.ts';
import { now } from '../operate/clock.ts';
import type { Metrics } from '../operate/metrics.ts';
import type { Refusals } from '../operate/refusals.ts';
import type { SocketPlace } from '../operate/socket-count.ts';
import { LiveBudget, type LiveBudgets } from './live-budget.ts';
import { PacketFilter } from './packet-filter.ts';

/** The longest text that is read: a client sends no longer text than its hello, of some hundred bytes. */
const LARGEST_TEXT = 1024;
const HELLO_WITHIN = 10_000;
/** The WebSocket protocol's own code for "try again later". */
const TRY_AGAIN_LATER = 1013;
const TEXT = { binary: false };
const PACKET = { binary: true };

/** What all live connections of a server share. */
export interface LiveConnectionNeeds {
  readonly metrics: Metrics;
  readonly refusals: Refusals;
  readonly budgets: LiveBudgets;
  readonly clock: Clock;
}

/** A live socket that has been let in: `ws` reads and writes its frames, `LiveServer` says what is in them; here are the limits. */
export class LiveSocketConnection implements LiveConnection {
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #room: Room;
  readonly #needs: LiveConnectionNeeds;
  readonly #server: LiveServer;
  readonly #place: SocketPlace;
  readonly #filter = new PacketFilter();
  readonly #backpressure: Backpressure;
  readonly #helloTimer: Timer;
  #budget = new LiveBudget();

  /** `stream` is the TCP or TLS stream below the socket. */
  constructor(
    socket: WebSocket,
    stream: Duplex,
    { room, relay }: { readonly room: Room; readonly relay: LiveRelay },
    needs: LiveConnectionNeeds,
    place: SocketPlace,
  ) {
    this.#socket = socket;
    this.#stream = stream;
    this.#room = room;
    this.#needs = needs;
    this.#place = place;
    const { clock, metrics } = needs;
    this.#backpressure = new Backpressure(clock, () => this.#server.close(CLOSE.tooSlow, 'too-slow'));
    this.#server = new LiveServer({
      relay,
      connection: this,
      clock,
      chance: Math.random,
      admit: (secret) => this.#admit(secret),
      mayPass: (kind, bytes) => this.#budget.mayPass(kind, bytes, now()),
      dropped: (why, bytes) => this.#dropped(why, bytes),
    });
    this.#helloTimer = clock.after(HELLO_WITHIN, () => this.#server.close(CLOSE.abuse, 'no-hello'));
    metrics.live.sockets.inc();
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
    if (!this.#isOpen) return;
    this.#backpressure.handOver();
    this.#socket.send(textBytes(text), TEXT, this.#backpressure.taken);
  }

  pass(packet: Uint8Array, kind: PacketKind): void {
    if (!this.#isOpen) return;
    const { live } = this.#needs.metrics;
    if (!this.#filter.passes(kind, this.#socket.bufferedAmount))
      return live.dropped(kind === 'voice' ? 'slow-voice' : 'slow-picture');
    live.passed(kind, packet.length);
    this.#backpressure.handOver();
    this.#socket.send(packet, PACKET, this.#backpressure.taken);
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
    // What somebody floods is not even read while they are shown out.
    if (code === CLOSE.abuse || code === TRY_AGAIN_LATER) this.#socket.pause();
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

  #receive(data: Buffer, isBinary: boolean): void {
    if (!this.#isOpen) return;
    if (isBinary) {
      this.#needs.metrics.live.received(data.length);
      this.#server.receivePacket(data);
    } else if (data.length > LARGEST_TEXT) this.#server.close(CLOSE.abuse, 'too-large');
    else if (this.#mayWrite()) this.#server.receiveText(data.toString('utf8'));
  }

  /** Pings of the socket itself cost as much as texts, and so they count as such. */
  #control(ping: Buffer | null): void {
    if (this.#isOpen && this.#mayWrite() && ping) this.#socket.pong(ping);
  }

  #mayWrite(): boolean {
    const may = this.#budget.mayWrite(now());
    if (!may) this.#dropped('too-fast', 0);
    return may;
  }

  #dropped(why: PacketDropped, bytes: number): void {
    this.#needs.metrics.live.dropped(why);
    if (why !== 'too-fast') return;
    this.#needs.refusals.count('live-packets', this.#place.address);
    if (!this.#budget.mayErr(bytes, now())) this.#server.close(CLOSE.abuse, 'abuse');
  }

  #admit(secret: string): string | null {
    const { seating } = this.#room.table;
    const seat = seatOpenedBy(seating, fingerprint(secret));
    const token = seat === null ? null : seating.sitter(seat)!.token;
    if (token === null) return null;
    const budget = this.#needs.budgets.of(this.#room, token);
    if (budget.isShutOut(now())) {
      this.#needs.refusals.count('shut-out', this.#place.address);
      this.#server.close(TRY_AGAIN_LATER, 'abuse');
      return null;
    }
    if (!this.#place.greeted(`${this.#room.code} ${token}`)) {
      this.#needs.refusals.count('sockets', this.#place.address);
      this.#server.close(TRY_AGAIN_LATER, 'too-many-sockets');
      return null;
    }
    this.#needs.clock.cancel(this.#helloTimer);
    this.#budget = budget;
    return token;
  }

  #note(code: number, reason: string): void {
    this.#needs.refusals.closeSocket(code, reason, this.#place.address, this.#room.code);
  }

  #closed(): void {
    this.#needs.metrics.live.sockets.dec();
    this.#needs.clock.cancel(this.#helloTimer);
    this.#backpressure.end();
    this.#server.leave();
  }
}
