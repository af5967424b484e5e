import type * as winkFamily from '@oeillade/games/wink-family';
import type { Seat } from '@oeillade/kernel';
import type { Ask } from '@oeillade/table';
import type { BotKit } from '../bot.ts';
import { temperamentOf } from '../cast/temperaments.ts';
import { draw } from '../pace.ts';
import { NEVER } from '../player/alarms.ts';
import { isEndWanted, likeliestAccusation, worthOf } from './accusation.ts';
import { chooseLook, type Errands, type NextLook } from './attention.ts';
import { anyAccusation, type Judging } from './judgement.ts';
import type { Memory } from './memory.ts';
import { WinkPlayer } from './player.ts';
import { isContactWorth } from './standing.ts';
import { TEMPERS, type Temper } from './temper.ts';
import { tempered } from './tempered.ts';

/** How long it waits for the caller's eyes before it signals into the blue. */
const LAST_HOPE = 1_500;
/** What was begun within so many milliseconds can no longer be stopped. */
const STOPPING = 150;
/** Likelihoods that are not worth a thought. */
const UNLIKELY = 0.15;

const temperOf = ({ level, member }: BotKit): Temper =>
  member === undefined ? TEMPERS[level] : tempered(TEMPERS[level], temperamentOf(member));

/** A player of the wink family: looks around, winks when the moment is good, remembers, designates, accuses. */
export class WinkBot extends WinkPlayer implements Errands {
  readonly #temper: Temper;
  readonly #lookedAt: Float64Array;
  /** The face to which it means to turn next. */
  #next: Seat | null = null;
  /** Whether it heeds the eyes of others in this contact. */
  #heeds = false;
  /** Callers whose partner it plays, as bits. */
  #baited = 0;
  /** How many eyes it felt before. */
  #felt = 0;

  constructor(kit: BotKit) {
    const temper = temperOf(kit);
    super(kit, temper);
    this.#temper = temper;
    this.#lookedAt = new Float64Array(kit.players).fill(Number.NEGATIVE_INFINITY);
  }

  /** Whether it owes this caller a signal, or baits the caller by looking as if it did. */
  attends(caller: Seat): boolean {
    return this.owes(caller) || ((this.#baited >> caller) & 1) !== 0;
  }

  lookedAt(seat: Seat): number {
    return this.#lookedAt[seat]!;
  }

  protected override judging(memory: Memory): Judging {
    if (!this.#temper.weighs) return this.#temper;
    return { ...this.#temper, isNamed: (seat) => isContactWorth(memory, seat, seat) };
  }

  protected override notice(event: winkFamily.WinkSeen, memory: Memory, now: number): void {
    for (let seat = 0; seat < memory.players; seat++) {
      if (seat === memory.turn || memory.called(seat) === 0) this.#baited &= ~(1 << seat);
    }
    if (event.e === 'called' && event.seat !== memory.seat) this.#hearCall(event.seat, memory, now);
    if (event.e === 'designated' || event.e === 'accused') this.considerAccusing(memory, now);
  }

  /** A partner who is called looks up before long. So do some of the others, so that looking up does not give the partner away. */
  #hearCall(caller: Seat, memory: Memory, now: number): void {
    this.considerAccusing(memory, now);
    const { errands, baits } = this.#temper;
    const isAsked = this.owes(caller);
    if (!isAsked && baits > 0 && this.happensBy(baits)) this.#baited |= 1 << caller;
    if (errands.owe === 0 || !this.attends(caller)) return;
    this.#next = caller;
    this.lookUpBy(now + this.reaction() + this.random.below(900));
  }

  protected override seeEyes(news: readonly Seat[], memory: Memory, now: number): void {
    const { at } = this.sight;
    if (at !== null && news.includes(at)) this.#seeGaze(at, memory, now);
    else if (this.sight.peripheral) for (const seat of news) this.#seeAside(seat, memory, now);
    this.#feelEyes(memory, now);
    this.considerSignal(memory, now);
  }

  /** New eyes on its face may be those of a caller who looks for it. */
  #feelEyes(memory: Memory, now: number): void {
    const before = this.#felt;
    this.#felt = this.sight.felt ?? 0;
    const { at } = this.sight;
    if (this.#felt <= before || this.#next !== null || (at !== null && this.meets(at))) return;
    const caller = this.#likeliestViewer(memory);
    if (caller === null || caller === at || !this.happensBy(this.#temper.answers)) return;
    this.#next = caller;
    this.lookUpBy(now + this.reaction());
  }

  /** Of the callers whose partner it is, or plays, the one whose turn comes first. */
  #likeliestViewer(memory: Memory): Seat | null {
    let first: Seat | null = null;
    for (let seat = 0; seat < memory.players; seat++) {
      if (!this.attends(seat)) continue;
      if (first === null || memory.turnsLeft(seat) < memory.turnsLeft(first)) first = seat;
    }
    return first;
  }

  #seeGaze(of: Seat, memory: Memory, now: number): void {
    const at = this.sight.gazeOf(of);
    if (at === memory.seat) {
      this.#heeds = this.happensBy(this.#temper.discretion);
      if (this.isSeeking || this.attends(of)) this.hold(now);
    } else if (at !== null) this.#readGaze(of, at, memory, now);
  }

  /** A face that looks at a caller may be about to signal; a caller's eyes may have found their partner. */
  #readGaze(of: Seat, at: Seat, memory: Memory, now: number): void {
    if (this.#isSuspect(of, at, memory)) {
      if (this.happensBy(this.#temper.staysOnSuspect)) this.hold(now);
    } else this.#seeAside(of, memory, now);
  }

  /** A caller's eyes go to somebody who may be the partner: with luck the wink is still to be seen. */
  #seeAside(of: Seat, memory: Memory, now: number): void {
    const at = this.sight.gazeOf(of);
    if (at === null || at === memory.seat || at === this.sight.at) return;
    if (!this.#isSuspect(at, of, memory) || !this.happensBy(this.#temper.followsCallersEyes)) return;
    this.#next = at;
    this.alarms.set('look', Math.min(this.alarms.at('look'), now + this.reaction()));
  }

  #isSuspect(face: Seat, caller: Seat, memory: Memory): boolean {
    const number = memory.called(caller);
    if (number === 0 || caller === memory.turn || caller === memory.seat || memory.spies === 0) return false;
    if (memory.holderOf(number) !== null) return false;
    return memory.likelihood(face, caller, this.#temper) > UNLIKELY;
  }

  /** The moment is good, or it has passed; whoever has all but begun to wink cannot stop any more. */
  protected override considerSignal(memory: Memory, now: number): void {
    const caller = this.sight.at;
    if (caller === null || !this.owes(caller) || !this.#wants(caller, memory)) return;
    const signalAt = this.alarms.at('signal');
    if (!this.meets(caller)) {
      if (this.#temper.waitsForEyes && signalAt - now > STOPPING && !this.#isLastHope(caller, memory))
        this.alarms.stop('signal');
      return;
    }
    if (this.#heeds && this.#isWatched(caller, memory, now)) {
      if (signalAt - now > STOPPING) this.alarms.stop('signal');
      if (this.happensBy(this.#temper.leavesWhenWatched)) this.lookUpBy(now + this.reaction());
    } else if (signalAt === NEVER) {
      const at = this.signalTime(caller, now);
      this.alarms.set('signal', at);
      this.alarms.set('look', Math.max(this.alarms.at('look'), at + 1));
    }
  }

  #isWatched(caller: Seat, memory: Memory, now: number): boolean {
    if (this.others(caller, now) === 0) return false;
    return !this.#temper.weighs || this.#isAnyoneArmed(caller, memory);
  }

  /** Whoever has no spy card left may see what they like. */
  #isAnyoneArmed(caller: Seat, memory: Memory): boolean {
    for (let seat = 0; seat < memory.players; seat++) {
      if (seat !== memory.seat && seat !== caller && memory.spiesOf(seat) > 0) return true;
    }
    return false;
  }

  #wants(caller: Seat, memory: Memory): boolean {
    return !this.#temper.weighs || isContactWorth(memory, caller, memory.seat);
  }

  #isLastHope(caller: Seat, memory: Memory): boolean {
    return memory.turnsLeft(caller) <= 1;
  }

  protected override giveSignal(memory: Memory, now: number): readonly Ask[] {
    const to = this.sight.at;
    if (to === null || !this.owes(to) || !this.#wants(to, memory)) return [];
    const { waitsForEyes, looksAway } = this.#temper;
    const inContact = this.meets(to);
    if (waitsForEyes && !inContact && !this.#isLastHope(to, memory)) return [];
    if (inContact) {
      this.setDone(to);
      if (looksAway) this.alarms.set('look', now + draw(this.random, looksAway));
      else this.alarms.set('look', Math.max(this.alarms.at('look'), now + this.lasting));
    }
    return [{ ask: 'play', command: { do: 'signal', to, signal: this.signal } }];
  }

  protected override lookElsewhere(memory: Memory, now: number): readonly Ask[] {
    const accusation = this.#accuseOnLikelihood(memory);
    const from = this.sight.at;
    // Whoever were the partner would have winked by now.
    if (from !== null && this.meets(from)) this.#baited &= ~(1 << from);
    const { at, lasts } = this.#chooseLook(memory, now);
    this.alarms.set('look', now + lasts);
    if (at === this.sight.at) return accusation;
    if (at !== null) this.#lookedAt[at] = now;
    const look = this.turnTo(at, now);
    this.#planSignal(memory, now);
    return [...accusation, ...look];
  }

  #chooseLook(memory: Memory, now: number): NextLook {
    const next = this.#next;
    this.#next = null;
    if (next !== null) return { at: next, lasts: draw(this.random, this.#temper.unansweredLook) };
    return chooseLook(memory, this.#temper, this, this.random, now);
  }

  /** Whether it signals to the caller whom it has turned to, even if that caller never looks back. */
  #planSignal(memory: Memory, now: number): void {
    const { at } = this.sight;
    const isOwed = at !== null && this.owes(at) && this.#wants(at, memory);
    if (isOwed && !this.#temper.waitsForEyes) this.alarms.set('signal', now + this.reaction());
    // With the caller's turn next, a signal that perhaps nobody sees is better than none.
    else if (isOwed && !this.#temper.weighs && this.#isLastHope(at, memory))
      this.alarms.set('signal', now + this.reaction() + LAST_HOPE);
    else this.alarms.stop('signal');
  }

  #accuseOnLikelihood(memory: Memory): readonly Ask[] {
    const { accusesFromGain, accusesLikeliest, accusesAnybody } = this.#temper;
    if (accusesAnybody > 0 && this.happensBy(accusesAnybody)) {
      const command = anyAccusation(memory, this.random);
      return command ? [{ ask: 'play', command }] : [];
    }
    const isImpulse = accusesLikeliest > 0 && this.happensBy(accusesLikeliest);
    if ((accusesFromGain === null && !isImpulse) || Number.isFinite(this.alarms.at('accuse'))) return [];
    const best = likeliestAccusation(memory, this.#temper);
    if (!best) return [];
    const { named, number, chance } = best;
    const isWorth =
      accusesFromGain !== null &&
      worthOf(memory, chance) >= accusesFromGain &&
      this.wantsToAccuse(named, memory);
    return isImpulse || isWorth ? [{ ask: 'play', command: { do: 'accuse', named, number } }] : [];
  }

  protected override wantsToAccuse(named: Seat, memory: Memory): boolean {
    return !this.#temper.weighs || isEndWanted(memory, named);
  }
}
