import { randomBytes } from 'node:crypto';
import type { Bot, Level } from '@oeillade/bots';
import { Random, seedFrom } from '@oeillade/kernel';
import type { SeatClient, TableFrame } from '@oeillade/protocol';
import type { Ask, Lobby, Message } from '@oeillade/table';
import { makeBot } from '../library.ts';

const now = (): number => performance.timeOrigin + performance.now();

/** Plays a seat over a connection for a bot: hands it the seat's messages, and sends what it asks for. */
export class BotPlayer {
  readonly #client: SeatClient;
  readonly #level: Level;
  #bot: Bot | null = null;
  #round = 0;
  #view: object | null = null;
  /** Events wait for the view after them: a bot must not think with an old one. */
  #waiting: Message[] = [];
  #timer: NodeJS.Timeout | null = null;

  constructor(client: SeatClient, level: Level) {
    this.#client = client;
    this.#level = level;
  }

  hear(message: TableFrame): void {
    const { lobby } = this.#client;
    if (lobby?.phase !== 'playing') return this.rest();
    if (lobby.round !== this.#round) this.rest();
    this.#round = lobby.round;
    if (message.m === 'view' || message.m === 'snapshot') this.#see(message, lobby);
    else if (message.m === 'event' || this.#waiting.length > 0) this.#waiting.push(message);
    else this.#bot?.hear(message, now());
    this.#plan();
  }

  /** Between games the bot has nothing to do. */
  rest(): void {
    this.#bot = null;
    this.#waiting = [];
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #see(message: TableFrame & { readonly m: 'view' | 'snapshot' }, lobby: Lobby): void {
    if (message.view === null) return;
    this.#view = message.view;
    const waiting = this.#waiting;
    this.#waiting = [];
    if (this.#bot && message.m === 'view') {
      for (const heard of waiting) this.#bot.hear(heard, now());
      return;
    }
    // At the deal, or back after a long time: the bot begins with what is on the table.
    const { t, view } = message;
    const { clock, looking } = this.#client;
    this.#bot = this.#make(lobby);
    this.#bot.hear({ m: 'snapshot', t, lobby, view, looking, clock, record: null }, now());
  }

  #make({ game, options, seats }: Lobby): Bot {
    return makeBot({
      game,
      seat: this.#client.seat!,
      players: seats.length,
      options,
      level: this.#level,
      random: new Random(seedFrom(randomBytes(16).toString('hex')), 'bot'),
      view: () => this.#view!,
    });
  }

  #plan(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const at = this.#bot?.wakeAt() ?? Number.POSITIVE_INFINITY;
    if (!Number.isFinite(at)) return;
    this.#timer = setTimeout(() => this.#act(), Math.max(0, Math.ceil(at - now())));
  }

  #act(): void {
    // While the connection is down, or what has happened is only half told, it waits.
    if (this.#client.isWelcome && this.#waiting.length === 0) {
      for (const ask of this.#bot?.act(now()) ?? []) this.#ask(ask);
    }
    this.#plan();
  }

  #ask(ask: Ask): void {
    if (ask.ask === 'look') this.#client.look(ask.at);
    else if (ask.ask === 'play') void this.#client.play(ask.command as object);
    else throw new Error(`A bot asks for nothing but to play and to look, not to ${ask.ask}.`);
  }
}
