import type { Bot } from '@oeillade/bots';
import { Random, seedFrom } from '@oeillade/kernel';
import { SeatClient, type TableFrame } from '@oeillade/protocol';
import type { Clock, SeatServer, Timer } from '@oeillade/room';
import type { Ask, Message } from '@oeillade/table';
import type { LocalTables } from '../../src/features/offline/local-tables.ts';
import { makeBot } from '../support/library.ts';

/** Somebody at a table of their own, at the far end of a connection without a network, who plays as well as a bot does. */
export class Visit {
  readonly client: SeatClient;
  /** Why the connection was closed from the other end. */
  closedWith: number | null = null;
  readonly #tables: LocalTables;
  readonly #clock: Clock;
  #guest: SeatServer | null = null;
  #bot: Bot | null = null;
  /** Events wait for the view after them: nobody thinks with an old one. */
  #waiting: Message[] = [];
  #timer: Timer | null = null;

  private constructor(tables: LocalTables, clock: Clock) {
    this.#tables = tables;
    this.#clock = clock;
    this.client = new SeatClient({ now: () => clock.now(), heard: (frame) => this.#hear(frame) });
  }

  static async to(tables: LocalTables, code: string, clock: Clock): Promise<Visit | null> {
    const visit = new Visit(tables, clock);
    visit.#guest = await tables.enter(code, {
      texts: (frames) => {
        for (const frame of frames) visit.client.receive(frame);
      },
      closed: (why) => {
        visit.closedWith = why;
        visit.#rest();
      },
    });
    visit.client.opened((text) => visit.#guest?.receive(text));
    return visit.#guest && visit;
  }

  /** The page was out of sight for a while, and is told how things are. */
  comesBackIntoSight(): void {
    this.#guest!.tellAll();
  }

  async leaves(): Promise<void> {
    this.#rest();
    await this.#tables.leave(this.#guest!);
  }

  /** The page is closed without a word. */
  vanishes(): void {
    this.#rest();
    this.client.closed();
  }

  #rest(): void {
    this.#bot = null;
    this.#clock.cancel(this.#timer);
  }

  #hear(frame: TableFrame): void {
    const { lobby } = this.client;
    if (lobby?.phase !== 'playing') this.#rest();
    else if (frame.m === 'snapshot' || (frame.m === 'view' && !this.#bot)) this.#begin(frame);
    else if (frame.m === 'event') this.#waiting.push(frame);
    else if (frame.m === 'view') {
      for (const message of this.#waiting.splice(0)) this.#bot?.hear(message, this.#clock.now());
    } else if (this.#waiting.length > 0) this.#waiting.push(frame);
    else this.#bot?.hear(frame, this.#clock.now());
    this.#plan();
  }

  #begin({ t, view }: { readonly t: number; readonly view: object | null }): void {
    const { lobby, clock, looking, seat } = this.client;
    this.#waiting = [];
    this.#bot = makeBot({
      game: lobby!.game,
      seat: seat!,
      players: lobby!.seats.length,
      options: lobby!.options,
      level: 'novice',
      random: new Random(seedFrom(`person/${lobby!.round}`), 'bot'),
      view: () => this.client.view!,
    });
    this.#bot.hear(
      { m: 'snapshot', t, lobby: lobby!, view, looking, clock, record: null },
      this.#clock.now(),
    );
  }

  #plan(): void {
    this.#clock.cancel(this.#timer);
    const at = this.#bot?.wakeAt() ?? Number.POSITIVE_INFINITY;
    if (!Number.isFinite(at)) return;
    this.#timer = this.#clock.after(Math.max(0, Math.ceil(at - this.#clock.now())), () => this.#act());
  }

  #act(): void {
    for (const ask of this.#bot?.act(this.#clock.now()) ?? []) this.#ask(ask);
    this.#plan();
  }

  #ask(ask: Ask): void {
    if (ask.ask === 'look') this.client.look(ask.at);
    else if (ask.ask === 'play') void this.client.play(ask.command as object);
  }
}
