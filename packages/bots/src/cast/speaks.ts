import { Random } from '@oeillade/kernel';
import type { Ask, Message } from '@oeillade/table';
import type { Bot, BotKit } from '../bot.ts';
import { NEVER } from '../player/alarms.ts';
import { draw, type Span } from '../player/pace.ts';
import { temperamentOf } from './temperaments.ts';
import { type Cue, phraseOf } from './voices.ts';

/** What an event is to somebody in this seat; null where there is nothing to say. It goes by what everybody is told. */
export type CueOf = (seen: never, seat: number) => Cue | null;

/** From hearing of something to saying a word about it. */
const DELAY: Span = { least: 700, typical: 1_500 };
/** Nobody speaks all the time. */
const SILENT_FOR = 15_000;

/** A bot of the cast that has a word to say now and then, of what everybody has been told. */
class Speaks implements Bot {
  readonly #bot: Bot;
  readonly #seat: number;
  readonly #cueOf: CueOf;
  readonly #talkative: number;
  readonly #random: Random;
  #cue: Cue | null = null;
  #sayAt = NEVER;
  #silentUntil = 0;

  constructor(bot: Bot, kit: BotKit, member: string, cueOf: CueOf) {
    this.#bot = bot;
    this.#seat = kit.seat;
    this.#cueOf = cueOf;
    this.#talkative = temperamentOf(member).talkativeness;
    this.#random = ownChance(kit.random);
  }

  hear(message: Message, now: number): void {
    this.#bot.hear(message, now);
    if (message.m !== 'event' || now < this.#silentUntil) return;
    const cue = this.#cueOf(message.event as never, this.#seat);
    if (cue === null || !this.#random.happens(this.#talkative)) return;
    this.#cue = cue;
    this.#sayAt = now + draw(this.#random, DELAY);
    this.#silentUntil = now + SILENT_FOR;
  }

  wakeAt(): number {
    return Math.min(this.#bot.wakeAt(), this.#sayAt);
  }

  act(now: number): readonly Ask[] {
    const asks = this.#bot.wakeAt() <= now ? this.#bot.act(now) : [];
    if (this.#cue === null || now < this.#sayAt) return asks;
    const phrase = phraseOf(this.#cue);
    this.#cue = null;
    this.#sayAt = NEVER;
    return [...asks, { ask: 'say', phrase }];
  }
}

/** Whether it speaks follows from no draw of its play: nobody can read its thoughts from its talk. */
const ownChance = (random: Random): Random =>
  new Random(Array.from({ length: 64 }, () => random.below(16).toString(16)).join(''), 'voice');

/** Lets whoever is of the cast speak; any other bot is silent. */
export const speaking = (bot: Bot, kit: BotKit, cueOf: CueOf): Bot =>
  kit.member === undefined ? bot : new Speaks(bot, kit, kit.member, cueOf);
