import * as spywhereRules from '@oeillade/games/spywhere';
import { legalCommands } from '@oeillade/kernel';
import type { Ask, Message } from '@oeillade/table';
import type { Bot, BotKit } from '../bot.ts';
import type { Command, Mind, Seen, View } from './mind.ts';
import { BREATH, RETRY, thinkingTime } from './tempo.ts';

const { spywhere } = spywhereRules;
const NEVER = Number.POSITIVE_INFINITY;

/** Sits at the table for a mind: hears, waits as long as somebody who thinks would, and asks. */
export class SpywhereBody implements Bot {
  readonly #kit: BotKit;
  readonly #mind: Mind;
  #wakeAt = NEVER;
  #paused = false;

  constructor(kit: BotKit, mind: Mind) {
    this.#kit = kit;
    this.#mind = mind;
  }

  hear(message: Message, now: number): void {
    switch (message.m) {
      case 'event':
        this.#mind.notice(message.event as Seen, message.standIn === true);
        this.#follow(message.event as Seen, now);
        break;
      case 'snapshot':
        // Somebody who comes to a game that runs may be awaited already.
        if (message.view !== null) this.#plan('draw', now);
        break;
      case 'lobby':
        if (message.phase !== 'playing') this.#wakeAt = NEVER;
        else if (this.#paused && !message.paused) this.#plan('draw', now);
        this.#paused = message.paused;
        break;
      case 'answer':
        if (message.refusal !== null) this.#wakeAt = now + this.#between(RETRY.least, RETRY.most);
        break;
    }
  }

  wakeAt(): number {
    return this.#paused ? NEVER : this.#wakeAt;
  }

  act(now: number): readonly Ask[] {
    if (now < this.wakeAt()) return [];
    this.#wakeAt = NEVER;
    const view = this.#kit.view() as View;
    if (!isAwaited(view, this.#kit.seat)) return [];
    const command = this.#decide(view);
    if (command !== null) return [{ ask: 'play', command }];
    this.#wakeAt = now + BREATH;
    return [];
  }

  #decide(view: View): Command | null {
    const { players, options, seat } = this.#kit;
    const setup = { players, options: options as spywhereRules.SpywhereOptions };
    const legal = legalCommands(spywhere, spywhere.imagine(setup, view), seat);
    return this.#mind.choose(view, legal);
  }

  /** The one that has to do something next is told so by what happened before. */
  #follow(seen: Seen, now: number): void {
    const { seat, players } = this.#kit;
    switch (seen.e) {
      case 'dealt':
        if (seen.first === seat) this.#plan('draw', now);
        break;
      case 'turn-ended':
        if (seen.seat === seat) this.#wakeAt = NEVER;
        if ((seen.seat + 1) % players === seat) this.#plan('draw', now);
        break;
      case 'drew':
        if (seen.seat === seat) this.#plan(seen.why === 'turn' ? 'exchange' : 'end-turn', now);
        break;
      case 'exchanged':
      case 'eliminated':
        if (seen.seat === seat) this.#plan('end-turn', now);
        break;
      case 'closed':
        this.#plan('attempt-last', now);
        break;
      case 'attempted-last':
        if (seen.seat === seat) this.#wakeAt = NEVER;
        break;
      case 'ended':
        this.#wakeAt = NEVER;
        break;
    }
  }

  #plan(kind: Command['do'], now: number): void {
    this.#wakeAt = now + thinkingTime(this.#kit.level, kind, this.#kit.random);
  }

  #between(least: number, most: number): number {
    return least + this.#kit.random.below(most - least);
  }
}

const isAwaited = (view: View, seat: number): boolean =>
  view.step === 'last'
    ? !view.seats[seat]!.lastAttemptsIn && view.closed?.by !== seat
    : view.step !== null && view.turn === seat;
