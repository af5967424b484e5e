import type { Ask, Message } from '@oeillade/table';
import type { Bot } from '../bot.ts';
import { NEVER } from './alarms.ts';

/** A bot for which no time passes while its table is paused (D-8): it goes on where it was, however long that took. */
export class WaitsInPauses implements Bot {
  readonly #bot: Bot;
  /** How long the pauses took until now. */
  #lost = 0;
  #pausedAt: number | null = null;

  constructor(bot: Bot) {
    this.#bot = bot;
  }

  hear(message: Message, now: number): void {
    if (message.m === 'lobby') this.#setPaused(message.paused, now);
    if (message.m === 'snapshot') this.#setPaused(message.lobby.paused, now);
    this.#bot.hear(message, this.#playing(now));
  }

  wakeAt(): number {
    return this.#pausedAt === null ? this.#bot.wakeAt() + this.#lost : NEVER;
  }

  act(now: number): readonly Ask[] {
    return this.#pausedAt === null ? this.#bot.act(this.#playing(now)) : [];
  }

  #playing(now: number): number {
    return (this.#pausedAt ?? now) - this.#lost;
  }

  #setPaused(paused: boolean, now: number): void {
    if (paused) this.#pausedAt ??= now;
    else if (this.#pausedAt !== null) {
      this.#lost += now - this.#pausedAt;
      this.#pausedAt = null;
    }
  }
}
