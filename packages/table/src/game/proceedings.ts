import type { Game } from '@oeillade/kernel';
import type { TableEvent } from '../events.ts';
import type { SeatChannels } from '../seats/channels.ts';
import { replacement } from '../seats/judge.ts';
import type { Seating } from '../seats/seating.ts';
import { failedStart, gameOf, ShowBy } from '../seats/start.ts';
import type { TableSource } from '../source.ts';
import { CurrentGame } from './current-game.ts';
import { lastRoundIn, summarisedRoundIn } from './kept-round.ts';
import type { Round } from './round.ts';
import { Showing } from './showing.ts';

/**
 * What happens at a table, one event after the other, now or read again from a journal; and the game that follows from
 * it.
 */
export class Proceedings {
  readonly showing: Showing;
  readonly #seating: Seating;
  readonly #channels: SeatChannels;
  readonly #source: TableSource;
  readonly #showBy = new ShowBy();
  /** The game that is played, or was played last; null before the first deal, and when the next is being prepared. */
  #current: CurrentGame | null = null;

  constructor(seating: Seating, channels: SeatChannels, source: TableSource) {
    this.#seating = seating;
    this.#channels = channels;
    this.#source = source;
    this.showing = new Showing(seating, channels, source, () => this.#current);
  }

  get current(): CurrentGame | null {
    return this.#current;
  }

  get round(): Round | null {
    return this.#current?.round ?? null;
  }

  /** The game's time, for events that carry it: when the table is restored nothing else tells it. */
  time(now: number): { readonly t?: number } {
    return this.#current ? { t: this.#current.at(now) } : {};
  }

  wakeAt(): number {
    return this.#current?.wakeAt() ?? this.#showBy.at;
  }

  /** Restores the table from its events. `lastRecord` is of the game for whose events a `summary` stands. */
  readAgain(events: readonly TableEvent[], lastRecord: string | null, now: number): void {
    for (const event of events) {
      // Nothing at the table follows from a look, and nearly all events are looks.
      if (event.j === 'looked') continue;
      this.follow(event);
      if (event.j === 'line' && event.line.e === 'ended') this.#seating.finish();
    }
    const underWay = this.#seating.phase === 'gathering' ? null : lastRoundIn(events);
    if (underWay)
      this.#current = CurrentGame.resume(this.#game, this.#seating, underWay, now, this.#channels);
    else if (summarisedRoundIn(events) !== null && lastRecord !== null)
      this.#current = CurrentGame.ended(this.#game, this.#seating, lastRecord, now, this.#channels);
    if (this.#seating.phase === 'over' && underWay)
      this.#seating.seer = this.round?.gallery.bestSeer() ?? null;
    this.showing.countAsTold();
    this.#showBy.follow(this.#seating, now);
  }

  happen(event: TableEvent, now: number): void {
    this.#channels.note(event);
    this.follow(event);
    this.#showBy.follow(this.#seating, now);
    if (event.j === 'began') this.#deal(now);
    if (event.j === 'presence') this.round?.setAway(event.seat, event.away);
    if (event.j === 'replaced') this.round?.setAway(event.seat, false);
    if (event.j === 'said') this.showing.tellSaid(event);
    if (event.j === 'reacted') this.#react(event, now);
    if (event.j === 'paused') this.#setPaused(event.paused, now);
  }

  /** What an event does to the table itself. */
  follow(event: TableEvent): void {
    this.#seating.apply(event);
    this.#channels.follow(event);
    if (event.j === 'rematch') this.#current = null;
  }

  /** Lets everything happen that is due by now, in the order of time. */
  advance(now: number): void {
    if (this.#showBy.at <= now) {
      this.happen(failedStart(this.#seating.awaited(), this.#source), now);
      this.showing.tellLobby();
    }
    this.#current?.advance(now);
    this.finishIfOver();
  }

  passVotes(now: number): void {
    for (const on of this.#seating.passedMotions()) {
      if (on === 'pause' || on === 'resume') {
        this.happen({ j: 'paused', paused: on === 'pause', ...this.time(now) }, now);
      } else if (on === 'end') {
        this.round?.stop();
        this.finishIfOver({ stopped: true });
        break;
      } else {
        const replaced = Number(on.slice('replace/'.length));
        for (const event of replacement(this.#seating, replaced)) this.happen(event, now);
      }
    }
    this.finishIfOver();
  }

  /** `stopped`: all have agreed to end it where it stood. */
  finishIfOver({ stopped } = { stopped: false }): void {
    if (!this.round?.isOver || this.#seating.phase !== 'playing') return;
    this.#seating.finish();
    const counted = { j: 'counted', ...this.round.result(), stopped } as const;
    this.#channels.note(counted);
    this.follow(counted);
    this.#seating.seer = this.round.gallery.bestSeer();
    this.showing.tellLobby();
    this.showing.tellRecord();
  }

  get #game(): Game {
    return gameOf(this.#seating, this.#source.findGame);
  }

  #deal(now: number): void {
    this.showing.tellLobby();
    this.#current = CurrentGame.deal(this.#game, this.#seating, now, this.#channels);
  }

  #react(event: TableEvent & { j: 'reacted' }, now: number): void {
    this.#channels.at(event.seat).reactionLimit.note(now);
    this.showing.tellReacted(event);
  }

  #setPaused(paused: boolean, now: number): void {
    this.#current?.setPaused(paused, now);
    this.showing.tellClock(now);
  }
}
