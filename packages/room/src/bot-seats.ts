import { type Bot, type BotKit, isLevel } from '@oeillade/bots';
import { Random, type Seat, seedFrom } from '@oeillade/kernel';
import { type EyesSeen, type Input, isSameSight, type Output, type Table } from '@oeillade/table';
import type { BotFaces } from './bot-faces.ts';

/** Makes the player for a bot's seat: one of our bots, or another program in its place. */
export type MakeBot = (kit: BotKit) => Bot;

/** The bots of one table. They hear what their seats are told, and ask as people do. */
export class BotSeats {
  readonly #table: Table;
  readonly #epoch: string;
  readonly #secret: string;
  readonly #ask: (seat: Seat, input: Input) => void;
  readonly #makeBot: MakeBot;
  readonly #faces: BotFaces;
  readonly #bots = new Map<Seat, Bot>();
  /** What each bot was last told of other eyes. */
  readonly #sights = new WeakMap<Bot, EyesSeen>();
  #round = -1;
  #asked = 0;

  constructor(
    { table, epoch }: { readonly table: Table; readonly epoch: string },
    secret: string,
    ask: (seat: Seat, input: Input) => void,
    { makeBot, faces }: { readonly makeBot: MakeBot; readonly faces: BotFaces },
  ) {
    this.#table = table;
    this.#epoch = epoch;
    this.#secret = secret;
    this.#ask = ask;
    this.#makeBot = makeBot;
    this.#faces = faces;
  }

  get isEmpty(): boolean {
    return this.#bots.size === 0;
  }

  has(seat: Seat): boolean {
    return this.#bots.has(seat);
  }

  /** Bots are part of the room and hear at once: their memory and the view they are given must be of one moment. */
  hearAll({ messages }: Output, now: number): void {
    if (!this.#table.seating.hasBots) return;
    for (const { to, numbered } of messages) {
      const { message } = numbered;
      if (to === 'watchers' || (message.m === 'answer' && this.#faces.isFor(message.id))) continue;
      this.#bots.get(to)?.hear(message, now);
    }
    this.settle(now);
  }

  /** Tells a bot what its seat sees and feels of other eyes, where that is new to it. */
  see(seat: Seat, sight: EyesSeen, now: number): void {
    const bot = this.#bots.get(seat);
    const told = bot && this.#sights.get(bot);
    if (!bot || (told && isSameSight(told, sight))) return;
    this.#sights.set(bot, sight);
    bot.hear(sight, now);
  }

  /** Seats bots where bots should sit: at the start of a round, after a restart, or where a player was replaced. */
  settle(now: number): void {
    const { seating } = this.#table;
    if (seating.phase !== 'playing') {
      this.#bots.clear();
      return;
    }
    if (seating.round !== this.#round) this.#bots.clear();
    this.#round = seating.round;
    for (let seat = 0; seat < seating.size; seat++) {
      if (!seating.isBot(seat) || this.#bots.has(seat) || this.#table.view(seat) === null) continue;
      const bot = this.#make(seat);
      this.#bots.set(seat, bot);
      for (const { message } of this.#table.catchUp(seat, null, now)) bot.hear(message, now);
    }
  }

  wakeAt(): number {
    let next = Number.POSITIVE_INFINITY;
    for (const bot of this.#bots.values()) next = Math.min(next, bot.wakeAt());
    return next;
  }

  act(now: number): void {
    for (const [seat, bot] of this.#bots) {
      if (bot.wakeAt() > now) continue;
      for (const ask of bot.act(now)) this.#ask(seat, { ...ask, id: `${this.#epoch}/${this.#asked++}` });
    }
  }

  #make(seat: Seat): Bot {
    const { seating } = this.#table;
    const { bot: level, member } = seating.sitter(seat)!;
    return this.#makeBot({
      game: seating.game,
      seat,
      players: seating.size,
      options: seating.options,
      level: level !== null && isLevel(level) ? level : 'regular',
      member,
      // The bot's choices come from a secret that is in no message and no record: whoever could predict them
      // could read its cards from them.
      random: new Random(seedFrom(`${this.#secret}/${seating.round}/${seat}`), 'bot'),
      view: () => this.#table.view(seat)!,
    });
  }
}
