import * as winkFamily from '@oeillade/games/wink-family';
import { type Random, readSetup, type Seat, type Setup } from '@oeillade/kernel';
import type { Answer, Ask, EyesSeen, GazeSeen, Message, SignalSeen } from '@oeillade/table';
import type { Bot, BotKit } from '../bot.ts';
import { draw, type Errands, type Glance, nextGlance } from './attention.ts';
import { anyAccusation, chooseTurn, sureAccusation } from './judgement.ts';
import { Memory } from './memory.ts';
import { TEMPERS, type Temper } from './temper.ts';

const NEVER = Number.POSITIVE_INFINITY;

/** How long after the turning time one can be sure that somebody sees. */
const SURELY_TURNED = 60;

/** A player of the wink family: looks around, winks when the moment is good, remembers, designates, accuses. */
export class WinkBot implements Bot, Errands {
  readonly #kit: BotKit;
  readonly #temper: Temper;
  readonly #random: Random;
  readonly #signal: winkFamily.Signal;
  readonly #setup: Setup<winkFamily.WinkOptions>;
  readonly #game: winkFamily.WinkGame;
  #memory: Memory | null = null;

  /** Where its eyes are, and since when. */
  #at: Seat | null = null;
  #since = 0;
  /** At whom the face it looks at was last seen to look. */
  #theirs: Seat | null = null;
  /** The gaze of that face as it was told last; null while it sees none. */
  #seen: GazeSeen | null = null;

  /** The face to which a caller's eyes have pointed. */
  #pounceOn: Seat | null = null;

  #glanceAt = NEVER;
  #turnAt = NEVER;
  #signalAt = NEVER;
  #accuseAt = NEVER;
  #callFrom = 0;
  /** The table's turning time (D-4). */
  #turning = 0;
  #seeking = false;
  /** Callers to whom the signal is given, as bits. */
  #done = 0;

  constructor(kit: BotKit) {
    this.#kit = kit;
    this.#temper = TEMPERS[kit.level];
    this.#random = kit.random;
    this.#game = winkFamily.winkGameOf(kit.game);
    const setup = readSetup(this.#game, kit.players, kit.options);
    if (!setup.ok) throw new Error(setup.message);
    this.#setup = setup.setup as Setup<winkFamily.WinkOptions>;
    this.#signal = this.#setup.options.signals[0]!;
  }

  get seeking(): boolean {
    return this.#seeking;
  }

  isDone(caller: Seat): boolean {
    return ((this.#done >> caller) & 1) !== 0;
  }

  wakeAt(): number {
    return Math.min(this.#glanceAt, this.#turnAt, this.#signalAt, this.#accuseAt);
  }

  hear(message: Message, now: number): void {
    switch (message.m) {
      case 'event':
        return this.#hearEvent(message.event as winkFamily.WinkSeen, now);
      case 'eyes':
        return this.#seeEyes(message, now);
      case 'signal':
        return this.#seeSignal(message, now);
      case 'snapshot':
        this.#turning = message.lobby.rules.turning;
        if (message.clock) this.#callFrom = now + Math.max(0, message.clock.callFrom - message.t);
        return message.view ? this.#sitDown(now) : undefined;
      case 'lobby':
        this.#turning = message.rules.turning;
        return;
      case 'clock':
        this.#callFrom = now + Math.max(0, message.callFrom - message.t);
        return;
      case 'answer':
        return this.#hearAnswer(message, now);
      default:
        return;
    }
  }

  act(now: number): readonly Ask[] {
    const memory = this.#memory;
    if (!memory || memory.isOver) return this.#rest();
    if (this.#accuseAt <= now) return this.#accuse(memory);
    if (this.#signalAt <= now) return this.#giveSignal(memory, now);
    if (this.#turnAt <= now) return this.#takeTurn(memory, now);
    if (this.#glanceAt <= now) return this.#lookElsewhere(memory, now);
    return [];
  }

  #hearEvent(event: winkFamily.WinkSeen, now: number): void {
    const memory = this.#memory;
    if (event.e === 'dealt' || !memory) return this.#sitDown(now);
    const wasMine = memory.isMyTurn;
    memory.hear(event);
    if (memory.isOver) return void this.#rest();
    if (event.e === 'called') this.#hearCall(event, memory, now);
    if (event.e === 'designated' || event.e === 'accused') this.#checkAccusation(memory, now);
    if (memory.isMyTurn && !wasMine) this.#prepareTurn(now);
    if (!memory.isMyTurn) this.#turnAt = NEVER;
  }

  /** Begins to play, at the deal or in the middle of a game. */
  #sitDown(now: number): void {
    this.#memory = new Memory(this.#game, this.#setup, this.#kit.view() as winkFamily.WinkView);
    this.#seeking = this.#memory.called(this.#memory.seat) !== 0;
    this.#glanceAt = now + draw(this.#random, this.#temper.glance);
    this.#prepareTurn(now);
  }

  #hearCall({ seat, number }: winkFamily.Called, memory: Memory, now: number): void {
    this.#done &= ~(1 << seat);
    if (seat === memory.seat) this.#seeking = true;
    else this.#checkAccusation(memory, now);
    // A new call that asks for this player is answered by the eyes before long.
    if (memory.isPartnerOf(seat) && this.#temper.errands.partner > 0 && number > 0) {
      this.#glanceAt = Math.min(this.#glanceAt, now + draw(this.#random, this.#temper.reaction) + 300);
    }
  }

  /** Of the face it looks at, what is new: it may be told for other reasons as well. */
  #seeEyes({ sees }: EyesSeen, now: number): void {
    const theirs = sees.find(({ of }) => of === this.#at);
    if (!theirs) this.#seen = null;
    else if (this.#seen?.at !== theirs.at) this.#seeGaze(theirs, now);
  }

  #seeGaze(gaze: GazeSeen, now: number): void {
    const { of, at } = gaze;
    const memory = this.#memory;
    if (!memory) return;
    this.#seen = gaze;
    this.#countStare(memory, now);
    this.#theirs = at;
    this.#since = now;
    if (at === memory.seat) this.#meetEyes(of, memory, now);
    else if (at !== null) this.#readGaze(of, at, memory, now);
  }

  /** Somebody looks back: the moment to signal, or to wait for a signal. */
  #meetEyes(of: Seat, memory: Memory, now: number): void {
    if (memory.isPartnerOf(of) && !this.isDone(of)) {
      // They see nothing while they turn: a signal before that is lost on them.
      const wait = Math.max(draw(this.#random, this.#temper.reaction), this.#turning + SURELY_TURNED);
      this.#signalAt = Math.min(this.#signalAt, now + wait);
      this.#hold(now);
    } else if (this.#seeking) {
      this.#hold(now);
    }
  }

  /** A face that looks at a caller may be about to signal; a caller's eyes may have found their partner. */
  #readGaze(of: Seat, at: Seat, memory: Memory, now: number): void {
    if (this.#isSuspect(of, at, memory)) {
      if (this.#random.happens(this.#temper.lingers)) this.#hold(now);
    } else if (this.#isSuspect(at, of, memory) && this.#random.happens(this.#temper.pounces)) {
      this.#pounceOn = at;
      this.#glanceAt = now + draw(this.#random, this.#temper.reaction);
    }
  }

  #isSuspect(of: Seat, caller: Seat, memory: Memory): boolean {
    const number = memory.called(caller);
    if (number === 0 || caller === memory.turn || memory.spies === 0) return false;
    return memory.weight(of, number, caller, { counts: true, reads: false }) > 0;
  }

  #hold(now: number): void {
    this.#glanceAt = Math.max(this.#glanceAt, now + draw(this.#random, this.#temper.hold));
  }

  #seeSignal({ of, to }: SignalSeen, now: number): void {
    const memory = this.#memory;
    if (!memory || !this.#random.happens(this.#temper.notices)) return;
    const number = memory.called(to);
    if (number === 0) return;
    memory.learnHolder(number, of);
    if (to === memory.seat) {
      this.#seeking = false;
      this.#glanceAt = Math.min(this.#glanceAt, now + draw(this.#random, this.#temper.reaction));
    } else {
      this.#checkAccusation(memory, now);
    }
  }

  #checkAccusation(memory: Memory, now: number): void {
    if (!sureAccusation(memory)) {
      this.#accuseAt = NEVER;
    } else if (this.#accuseAt === NEVER && this.#random.happens(this.#temper.accuses)) {
      this.#accuseAt = now + draw(this.#random, this.#temper.reaction);
    }
  }

  #prepareTurn(now: number): void {
    const memory = this.#memory;
    if (!memory?.isMyTurn) return;
    this.#turnAt = now + draw(this.#random, this.#temper.thinking);
    const number = memory.called(memory.seat);
    if (number === 0) return;
    if (this.#seeking) memory.unanswered[number]!++;
    if (!this.#random.happens(this.#temper.remembers)) memory.forget(number);
  }

  #hearAnswer({ refusal }: Answer, now: number): void {
    if (!refusal || !this.#memory?.isMyTurn) return;
    if (refusal.code === 'too-soon' || refusal.code === 'suspended' || refusal.code === 'paused') {
      this.#turnAt = Math.max(this.#callFrom, now + 300);
    }
  }

  #accuse(memory: Memory): readonly Ask[] {
    this.#accuseAt = NEVER;
    const sure = sureAccusation(memory);
    if (!sure) return [];
    const { named, number } = sure;
    // Whatever comes of it, this is not to be said twice.
    memory.forget(number);
    return [{ ask: 'play', command: { do: 'accuse', named, number } }];
  }

  #giveSignal(memory: Memory, now: number): readonly Ask[] {
    this.#signalAt = NEVER;
    const to = this.#at;
    if (to === null || !memory.isPartnerOf(to) || this.isDone(to)) return [];
    const inContact = this.#theirs === memory.seat;
    if (this.#temper.waitsForEyes && !inContact && memory.turnsLeft(to) > 1) return [];
    if (inContact) {
      this.#done |= 1 << to;
      if (this.#temper.looksAway) this.#glanceAt = now + draw(this.#random, this.#temper.looksAway);
    }
    return [{ ask: 'play', command: { do: 'signal', to, signal: this.#signal } }];
  }

  #takeTurn(memory: Memory, now: number): readonly Ask[] {
    this.#turnAt = NEVER;
    const command = chooseTurn(memory, this.#temper, this.#random);
    if (command.do === 'designate') {
      this.#turnAt = Math.max(now, this.#callFrom) + draw(this.#random, this.#temper.thinking);
      return [{ ask: 'play', command }];
    }
    if (now < this.#callFrom) {
      this.#turnAt = this.#callFrom + Math.round(draw(this.#random, this.#temper.thinking) / 4);
      return [];
    }
    return [{ ask: 'play', command }];
  }

  #lookElsewhere(memory: Memory, now: number): readonly Ask[] {
    this.#countStare(memory, now);
    const { at, lasts } = this.#chooseGlance(memory);
    this.#glanceAt = now + lasts;
    const asks: Ask[] = [];
    const whim =
      this.#temper.whim > 0 && this.#random.happens(this.#temper.whim)
        ? anyAccusation(memory, this.#random)
        : null;
    if (whim) asks.push({ ask: 'play', command: whim });
    if (at === this.#at) return asks;
    this.#at = at;
    this.#since = now;
    this.#theirs = null;
    this.#seen = null;
    asks.push({ ask: 'look', at });
    if (at !== null && memory.isPartnerOf(at) && !this.isDone(at) && !this.#temper.waitsForEyes) {
      this.#signalAt = now + draw(this.#random, this.#temper.reaction);
    } else {
      this.#signalAt = NEVER;
      // With the caller's turn next, a signal into the blue is better than none.
      if (at !== null && memory.isPartnerOf(at) && !this.isDone(at) && memory.turnsLeft(at) <= 1) {
        this.#signalAt = now + draw(this.#random, this.#temper.reaction) + 1_500;
      }
    }
    return asks;
  }

  #chooseGlance(memory: Memory): Glance {
    const prey = this.#pounceOn;
    this.#pounceOn = null;
    if (prey !== null) return { at: prey, lasts: draw(this.#random, this.#temper.hold) };
    return nextGlance(memory, this.#temper, this, this.#random);
  }

  /** Adds up how long the face it looks at has been looking at somebody. */
  #countStare(memory: Memory, now: number): void {
    if (!this.#temper.readsGazes || this.#at === null || this.#theirs === null) return;
    if (this.#theirs !== this.#at) memory.noteStare(this.#at, this.#theirs, now - this.#since);
    this.#since = now;
  }

  #rest(): readonly Ask[] {
    this.#glanceAt = NEVER;
    this.#turnAt = NEVER;
    this.#signalAt = NEVER;
    this.#accuseAt = NEVER;
    return [];
  }
}
