import { type Command, type Game, legalCommands, seatsIn } from '@oeillade/kernel';
import type { Ask, Message } from '@oeillade/table';
import type { Bot, BotKit } from '../bot.ts';
import { BREATH, retryWait } from '../pace.ts';
import { NEVER } from './alarms.ts';

/** What decides in a bot; the bot around it takes care of time and of the port. C commands, V views, E events as seen. */
export interface Mind<C extends Command = Command, V extends object = object, E extends object = object> {
  /** Something happened that its seat may know of. `standIn`: it says nothing about the player of that seat. */
  notice(seen: E, standIn: boolean): void;
  /** One of the legal commands; null to be asked again in a moment, after a slice of a longer thought. */
  choose(view: V, legal: readonly C[]): C | null;
}

/** How long somebody thinks before the next command, in milliseconds. */
export interface Tempo<E extends object = object> {
  /** Of somebody who comes to a game that runs. */
  arriving(): number;
  /** After this event: `NEVER` where there is nothing to do any more, null where nothing has changed for this seat. */
  after(seen: E): number | null;
}

/** A player of a game in which one acts when the game awaits it, and at no other time. */
export class TurnBot implements Bot {
  readonly #game: Game;
  readonly #kit: BotKit;
  readonly #mind: Mind;
  readonly #tempo: Tempo;
  #wakeAt = NEVER;

  constructor(game: Game, kit: BotKit, mind: Mind, tempo: Tempo) {
    this.#game = game;
    this.#kit = kit;
    this.#mind = mind;
    this.#tempo = tempo;
  }

  hear(message: Message, now: number): void {
    switch (message.m) {
      case 'event':
        this.#mind.notice(message.event, message.standIn === true);
        this.#wakeAt = this.#nextAfter(message.event, now);
        break;
      case 'snapshot':
        // Somebody who comes to a game that runs may be awaited already.
        if (message.view !== null) this.#wakeAt = now + this.#tempo.arriving();
        break;
      case 'lobby':
        if (message.phase !== 'playing') this.#wakeAt = NEVER;
        break;
      case 'answer':
        if (message.refusal !== null) this.#wakeAt = now + retryWait(this.#kit.random);
        break;
    }
  }

  wakeAt(): number {
    return this.#wakeAt;
  }

  act(now: number): readonly Ask[] {
    if (now < this.#wakeAt) return [];
    this.#wakeAt = NEVER;
    const { seat, players, options } = this.#kit;
    const view = this.#kit.view();
    const state = this.#game.imagine({ players, options }, view);
    if (!seatsIn(this.#game.awaited(state)).includes(seat)) return [];
    const command = this.#mind.choose(view, legalCommands(this.#game, state, seat));
    if (command !== null) return [{ ask: 'play', command }];
    this.#wakeAt = now + BREATH;
    return [];
  }

  #nextAfter(seen: object, now: number): number {
    const wait = this.#tempo.after(seen);
    return wait === null ? this.#wakeAt : now + wait;
  }
}
