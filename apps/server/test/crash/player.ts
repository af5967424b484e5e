import { findGame } from '@oeillade/catalogue/testkit';
import { type Command, legalCommands, type Random, readSetup } from '@oeillade/kernel';
import { type Asked, mayComeBack, SeatClient, type ServerFrame } from '@oeillade/protocol';
import { WebSocket } from 'ws';

/** A frame as it came in, and on which of the player's sockets. */
export interface Told {
  readonly at: number;
  readonly socket: number;
  readonly frame: ServerFrame;
}

/** A server that does not answer within this time is taken for gone. */
const PATIENCE = 1_500;

/**
 * Somebody who plays whatever is legal, as fast as the table lets them, and comes back by themselves, to any of the
 * servers. Keeps everything that was asked and told.
 */
export class Player {
  readonly name: string;
  readonly client: SeatClient;
  readonly told: Told[] = [];
  readonly asked = new Map<string, Asked>();
  /** When the connection was lost, and when the table was there again. */
  readonly gaps: { readonly from: number; readonly to: number }[] = [];
  /** The code with which it was sent away for good. */
  sentAway: number | null = null;
  readonly #code: string;
  readonly #urls: readonly string[];
  readonly #random: Random;
  #socket: WebSocket | null = null;
  #sockets = 0;
  #tries = 0;
  #next: string | null = null;
  #lostAt: number | null = null;
  #askedAt = 0;
  #timers: NodeJS.Timeout[] = [];
  #isGone = false;
  #said = 0;

  constructor(seat: { name: string; token: string; code: string }, urls: readonly string[], random: Random) {
    this.name = seat.name;
    this.#code = seat.code;
    this.#urls = urls;
    this.#random = random;
    this.client = new SeatClient({
      token: seat.token,
      now: () => performance.now(),
      moved: ({ url }) => {
        this.#next = url;
      },
    });
    this.#connect();
    this.#timers.push(setInterval(() => this.#watch(), 100));
  }

  get isOver(): boolean {
    return this.client.lobby?.phase === 'over';
  }

  /** Whether the socket that is open now has brought the state of the table. */
  get isThere(): boolean {
    return this.client.isWelcome && this.#lostAt === null;
  }

  /** Starts to play. */
  play(): void {
    const think = (): void => {
      if (this.#isGone) return;
      this.#act();
      this.#timers[1] = setTimeout(think, 5 + this.#random.below(30));
    };
    think();
  }

  goHome(): void {
    this.#isGone = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#socket?.terminate();
  }

  #act(): void {
    const { client } = this;
    if (!this.isThere || client.lobby?.phase !== 'playing' || client.unanswered > 0 || !client.view) return;
    const random = this.#random;
    if (random.happens(0.2)) return client.look(random.pick([null, ...this.#others()]));
    if (random.happens(0.05)) {
      void client.ask({ ask: 'say', text: `${this.name} ${this.#said++}` });
      return;
    }
    const commands = this.#legal().filter(({ do: kind }) => kind !== 'accuse' || random.happens(0.01));
    const signals = commands.filter(({ do: kind }) => kind === 'signal') as (Command & { to: number })[];
    const seen = signals.filter(({ to }) => to === client.looking);
    const others = commands.filter(({ do: kind }) => kind !== 'signal');
    if (seen.length > 0 && random.happens(0.5)) void client.play(random.pick(seen));
    else if (others.length > 0) void client.play(random.pick(others));
    else if (signals.length > 0) client.look(random.pick(signals).to);
  }

  #legal(): Command[] {
    const { lobby, view, seat } = this.client;
    const game = findGame(lobby!.game)!;
    const read = readSetup(game, lobby!.seats.length, lobby!.options);
    if (!read.ok) throw new Error(read.message);
    return legalCommands(game, game.imagine(read.setup, view!), seat!);
  }

  #others(): number[] {
    return this.client.lobby!.seats.map((_, seat) => seat).filter((seat) => seat !== this.client.seat);
  }

  #connect(): void {
    const base = this.#urls[this.#tries % this.#urls.length]!;
    const url = this.#next ?? `${base.replace('http', 'ws')}/api/tables/${this.#code}/socket`;
    this.#next = null;
    const socket = new WebSocket(url, { handshakeTimeout: PATIENCE });
    const number = this.#sockets++;
    this.#socket = socket;
    this.#askedAt = Date.now();
    socket.on('open', () => this.client.opened((text) => this.#send(socket, text)));
    socket.on('message', (data) => this.#receive(number, data.toString()));
    socket.on('error', () => {});
    socket.on('close', (code) => this.#closed(code));
  }

  #send(socket: WebSocket, text: string): void {
    const asked = JSON.parse(text) as Asked;
    if (asked.id) this.asked.set(asked.id, asked);
    if (this.client.unanswered <= 1) this.#askedAt = Date.now();
    socket.send(text);
  }

  #receive(socket: number, text: string): void {
    const frame = JSON.parse(text) as ServerFrame;
    const at = Date.now();
    this.told.push({ at, socket, frame });
    this.client.receive(text);
    this.#askedAt = at;
    // Whoever missed nothing is told nothing but the time.
    if (this.#lostAt === null || !this.client.isWelcome) return;
    if (frame.m !== 'snapshot' && frame.m !== 'ping' && !('n' in frame)) return;
    this.gaps.push({ from: this.#lostAt, to: at });
    this.#lostAt = null;
  }

  #closed(code: number): void {
    this.client.closed();
    if (this.#isGone) return;
    this.#lostAt ??= Date.now();
    if (!mayComeBack(code)) {
      this.sentAway = code;
      return;
    }
    if (this.#next === null) this.#tries++;
    setTimeout(() => this.#isGone || this.#connect(), 10 + this.#random.below(40));
  }

  /** A connection on which no answer comes is given up. */
  #watch(): void {
    const isWaiting = this.client.unanswered > 0 || !this.client.isWelcome;
    const isOpen = this.#socket?.readyState === WebSocket.OPEN;
    if (isOpen && isWaiting && Date.now() - this.#askedAt > PATIENCE) this.#socket?.terminate();
  }
}
