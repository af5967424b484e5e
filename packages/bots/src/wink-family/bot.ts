import type { winkFamily } from '@oeillade/games';
import type { Seat } from '@oeillade/kernel';
import type { Ask, EyesSeen, GazeSeen } from '@oeillade/table';
import type { BotKit } from '../bot.ts';
import { draw } from '../player/pace.ts';
import { type Errands, type Glance, nextGlance } from './attention.ts';
import { anyAccusation } from './judgement.ts';
import type { Memory } from './memory.ts';
import { SURELY_TURNED, WinkPlayer } from './player.ts';
import { TEMPERS } from './temper.ts';

/** How long it waits for the caller's eyes before it signals into the blue. */
const LAST_HOPE = 1_500;
/** How long it takes a bot to look up when it is asked for, beside its reaction. */
const LOOKING_UP = 300;

/** A player of the wink family: looks around, winks when the moment is good, remembers, designates, accuses. */
export class WinkBot extends WinkPlayer implements Errands {
  /** Since when its eyes are where they are. */
  #since = 0;
  /** The gaze of the face it looks at as it was told last; null while it sees none. */
  #seen: GazeSeen | null = null;
  /** The face to which a caller's eyes have pointed. */
  #pounceOn: Seat | null = null;

  constructor(kit: BotKit) {
    super(kit, TEMPERS[kit.level]);
  }

  protected override does(share: number): boolean {
    return this.random.happens(share);
  }

  protected override untilCall(): number {
    return Math.round(draw(this.random, this.temper.thinking) / 4);
  }

  protected override notice(event: winkFamily.WinkSeen, memory: Memory, now: number): void {
    if (event.e === 'called') this.#hearCall(event, memory, now);
    if (event.e === 'designated' || event.e === 'accused') this.considerAccusing(memory, now);
  }

  #hearCall({ seat, number }: winkFamily.Called, memory: Memory, now: number): void {
    if (seat !== memory.seat) this.considerAccusing(memory, now);
    // A new call that asks for this player is answered by the eyes before long.
    if (memory.isPartnerOf(seat) && this.temper.errands.partner > 0 && number > 0)
      this.lookUpBy(now + this.reaction() + LOOKING_UP);
  }

  /** Of the face it looks at, what is new: it may be told for other reasons as well. */
  protected override seeEyes({ sees }: EyesSeen, memory: Memory, now: number): void {
    const theirs = sees.find(({ of }) => of === this.at);
    if (!theirs) this.#seen = null;
    else if (this.#seen?.at !== theirs.at) this.#seeGaze(theirs, memory, now);
  }

  #seeGaze(gaze: GazeSeen, memory: Memory, now: number): void {
    const { of, at } = gaze;
    this.#seen = gaze;
    this.#countStare(memory, now);
    this.theirs = at;
    this.#since = now;
    if (at === memory.seat) this.#meetEyes(of, memory, now);
    else if (at !== null) this.#readGaze(of, at, memory, now);
  }

  /** Somebody looks back: the moment to signal, or to wait for a signal. */
  #meetEyes(of: Seat, memory: Memory, now: number): void {
    if (memory.isPartnerOf(of) && !this.isDone(of)) {
      // They see nothing while they turn: a signal before that is lost on them.
      const wait = Math.max(this.reaction(), this.turning + SURELY_TURNED);
      this.alarms.set('signal', Math.min(this.alarms.at('signal'), now + wait));
      this.hold(now);
    } else if (this.isSeeking) {
      this.hold(now);
    }
  }

  /** A face that looks at a caller may be about to signal; a caller's eyes may have found their partner. */
  #readGaze(of: Seat, at: Seat, memory: Memory, now: number): void {
    if (isSuspect(of, at, memory)) {
      if (this.does(this.temper.lingers)) this.hold(now);
    } else if (isSuspect(at, of, memory) && this.does(this.temper.pounces)) {
      this.#pounceOn = at;
      this.alarms.set('glance', now + this.reaction());
    }
  }

  protected override giveSignal(memory: Memory, now: number): readonly Ask[] {
    const to = this.at;
    if (to === null || !memory.isPartnerOf(to) || this.isDone(to)) return [];
    const inContact = this.theirs === memory.seat;
    if (this.temper.waitsForEyes && !inContact && memory.turnsLeft(to) > 1) return [];
    if (inContact) {
      this.setDone(to);
      if (this.temper.looksAway) this.alarms.set('glance', now + draw(this.random, this.temper.looksAway));
    }
    return [{ ask: 'play', command: { do: 'signal', to, signal: this.signal } }];
  }

  protected override lookElsewhere(memory: Memory, now: number): readonly Ask[] {
    this.#countStare(memory, now);
    const { at, lasts } = this.#chooseGlance(memory);
    this.alarms.set('glance', now + lasts);
    const { whim } = this.temper;
    const command = whim > 0 && this.does(whim) ? anyAccusation(memory, this.random) : null;
    const asks: Ask[] = command ? [{ ask: 'play', command }] : [];
    if (at === this.at) return asks;
    this.at = at;
    this.#since = now;
    this.theirs = null;
    this.#seen = null;
    this.#planSignal(memory, now);
    return [...asks, { ask: 'look', at }];
  }

  /** Whether it signals to the face that it has turned to, even if that never looks back. */
  #planSignal(memory: Memory, now: number): void {
    const { at } = this;
    const isOwed = at !== null && memory.isPartnerOf(at) && !this.isDone(at);
    if (isOwed && !this.temper.waitsForEyes) this.alarms.set('signal', now + this.reaction());
    // With the caller's turn next, a signal into the blue is better than none.
    else if (isOwed && memory.turnsLeft(at) <= 1)
      this.alarms.set('signal', now + this.reaction() + LAST_HOPE);
    else this.alarms.stop('signal');
  }

  #chooseGlance(memory: Memory): Glance {
    const prey = this.#pounceOn;
    this.#pounceOn = null;
    if (prey !== null) return { at: prey, lasts: draw(this.random, this.temper.hold) };
    return nextGlance(memory, this.temper, this, this.random);
  }

  /** Adds up how long the face it looks at has been looking at somebody. */
  #countStare(memory: Memory, now: number): void {
    if (!this.temper.readsGazes || this.at === null || this.theirs === null) return;
    if (this.theirs !== this.at) memory.noteStare(this.at, this.theirs, now - this.#since);
    this.#since = now;
  }
}

function isSuspect(of: Seat, caller: Seat, memory: Memory): boolean {
  const number = memory.called(caller);
  if (number === 0 || caller === memory.turn || memory.spies === 0) return false;
  return memory.weight(of, number, caller, { counts: true, reads: false }) > 0;
}
