import type { Seat } from '@oeillade/kernel';
import type { Ask, EyesSeen, Message } from '@oeillade/table';
import type { Bot } from '../../src/bot.ts';

const TICK = 50;
const NEVER = Number.POSITIVE_INFINITY;

/** Tells bots of eyes as D-10 has it, whatever the table itself tells of them: what each sees, and how many look at it. */
export class FeltEyes {
  readonly #turning: number;
  readonly #gaze: (Seat | null)[];
  readonly #seesFrom: number[];
  readonly #tellAt: number[];

  constructor(players: number, turning: number) {
    this.#turning = turning;
    this.#gaze = new Array<Seat | null>(players).fill(null);
    this.#seesFrom = new Array<number>(players).fill(0);
    this.#tellAt = new Array<number>(players).fill(NEVER);
  }

  /** How many pairs of eyes rest on a face; eyes that are still turning do not count. */
  felt(seat: Seat, now: number): number {
    return this.#gaze.filter((at, viewer) => at === seat && this.#seesFrom[viewer]! <= now).length;
  }

  /** The same bot, which hears of eyes from here. */
  around(seat: Seat, bot: Bot): Bot {
    return {
      hear: (message: Message, now) => {
        if (message.m !== 'gaze' && message.m !== 'eyes') bot.hear(message, now);
      },
      wakeAt: () => Math.min(bot.wakeAt(), this.#tellAt[seat]!),
      act: (now) => {
        if (this.#tellAt[seat]! <= now) {
          this.#tellAt[seat] = this.#nextTurned(now);
          bot.hear(this.#eyesOf(seat, now), now);
        }
        const asks = bot.wakeAt() <= now ? bot.act(now) : [];
        for (const ask of asks) if (ask.ask === 'look') this.#look(seat, ask, now);
        return asks;
      },
    };
  }

  #look(seat: Seat, { at }: Ask & { ask: 'look' }, now: number): void {
    this.#gaze[seat] = at;
    this.#seesFrom[seat] = now + this.#turning;
    const tick = Math.ceil((now + 1) / TICK) * TICK;
    this.#tellAt.forEach((before, index) => {
      this.#tellAt[index] = Math.min(before, tick);
    });
  }

  /** The tick after the next eyes have turned. */
  #nextTurned(now: number): number {
    const turning = this.#seesFrom.filter((from) => from > now);
    return turning.length === 0 ? NEVER : Math.ceil(Math.min(...turning) / TICK) * TICK;
  }

  #eyesOf(seat: Seat, now: number): EyesSeen {
    const face = this.#gaze[seat]!;
    const isSeeing = face !== null && this.#seesFrom[seat]! <= now;
    return {
      m: 'eyes',
      sees: isSeeing ? [{ of: face, at: this.#gaze[face]! }] : [],
      felt: this.felt(seat, now),
    };
  }
}
