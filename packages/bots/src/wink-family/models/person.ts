import type * as winkFamily from '@oeillade/games/wink-family';
import type { Seat } from '@oeillade/kernel';
import type { Ask } from '@oeillade/table';
import type { OutsiderKit } from '../../bot.ts';
import { draw, drawReactionTime } from '../../pace.ts';
import { NEVER } from '../../player/alarms.ts';
import { likeliestAccusation } from '../accusation.ts';
import type { Memory } from '../memory.ts';
import { WinkPlayer } from '../player.ts';
import { type Habits, STOPPING } from './habits.ts';

/** A person at a table of the wink family, with fixed habits. Hears what a seat hears, and nothing else. */
export class ModelledPerson extends WinkPlayer {
  readonly #habits: Habits;

  constructor(kit: OutsiderKit, habits: Habits) {
    super(kit, habits);
    this.#habits = habits;
  }

  protected override notice(event: winkFamily.WinkSeen, memory: Memory, now: number): void {
    // Whoever is asked for looks up.
    if (event.e === 'called' && this.#winksTo(event.seat, memory)) this.lookUpBy(now + this.reaction());
  }

  protected override reconsider(memory: Memory, now: number): void {
    this.considerAccusing(memory, now);
    this.considerSignal(memory, now);
  }

  protected override seeEyes(news: readonly Seat[], memory: Memory, now: number): void {
    const { at } = this.sight;
    if (at !== null && news.includes(at) && this.#isWorthWaiting(at, memory)) this.hold(now);
    this.considerSignal(memory, now);
  }

  /** Eyes that meet, where a wink is owed or hoped for; or a face that looks at a caller, and may be about to wink. */
  #isWorthWaiting(face: Seat, memory: Memory): boolean {
    const theirs = this.sight.gazeOf(face);
    if (theirs === memory.seat) return this.isSeeking || this.#winksTo(face, memory);
    const isCaller = theirs !== null && memory.called(theirs) !== 0 && theirs !== memory.turn;
    return isCaller && memory.spies > 0;
  }

  #winksTo(caller: Seat | null, memory: Memory): boolean {
    if (caller === null || this.#habits.winks === 'never') return false;
    return caller !== memory.seat && this.owes(caller);
  }

  #isGoodMoment(memory: Memory, now: number): boolean {
    const { at } = this.sight;
    if (at === null || !this.#winksTo(at, memory) || !this.meets(at)) return false;
    return this.#habits.winks !== 'alone' || this.others(at, now) === 0;
  }

  /** The moment is good, or it has passed; whoever has all but begun to wink cannot stop any more. */
  protected override considerSignal(memory: Memory, now: number): void {
    const winkAt = this.alarms.at('signal');
    if (!this.#isGoodMoment(memory, now)) {
      if (winkAt - now > STOPPING) this.alarms.stop('signal');
    } else if (winkAt === NEVER) {
      this.alarms.set('signal', this.signalTime(this.sight.at!, now));
      this.hold(now);
    }
  }

  protected override giveSignal(memory: Memory, now: number): readonly Ask[] {
    const to = this.sight.at;
    if (to === null || !this.#winksTo(to, memory)) return [];
    const { looksAway } = this.#habits;
    this.setDone(to);
    this.alarms.set('look', now + (looksAway ? drawReactionTime(this.random, looksAway) : this.lasting));
    return [{ ask: 'play', command: { do: 'signal', to, signal: this.signal } }];
  }

  protected override lookElsewhere(memory: Memory, now: number): readonly Ask[] {
    const accusation = this.#accuseUnseen(memory, now);
    const at = this.#nextFace(memory);
    this.alarms.set('look', now + this.#lasts(at, memory));
    const look = this.turnTo(at, now);
    if (look.length > 0 && this.alarms.at('signal') > now) this.alarms.stop('signal');
    return [...accusation, ...look];
  }

  #lasts(at: Seat | null, memory: Memory): number {
    const { rest, look, unansweredLook } = this.#habits;
    if (at === null) return draw(this.random, rest);
    return draw(this.random, this.isSeeking && !this.#winksTo(at, memory) ? unansweredLook : look);
  }

  #nextFace(memory: Memory): Seat | null {
    const seats = Array.from({ length: memory.players }, (_, seat) => seat);
    const others = seats.filter((seat) => seat !== memory.seat);
    const callers = others.filter((seat) => this.#winksTo(seat, memory));
    const { owed, facesSeeking, facesIdle } = this.#habits;
    if (callers.length > 0 && this.random.happens(owed)) return this.random.pick(callers);
    return this.random.happens(this.isSeeking ? facesSeeking : facesIdle) ? this.random.pick(others) : null;
  }

  /** What some believe without having seen a wink: a gaze, or a count of cards. */
  #accuseUnseen(memory: Memory, now: number): readonly Ask[] {
    const believed = this.#gazeBelieved(memory, now) ?? this.#countBelieved(memory);
    return believed ? [{ ask: 'play', command: { do: 'accuse', ...believed } }] : [];
  }

  #gazeBelieved(memory: Memory, now: number) {
    const { gazeThatTells } = this.#habits;
    const named = this.sight.at;
    if (gazeThatTells === null || named === null || memory.spies === 0) return null;
    const caller = this.sight.gazeOf(named);
    if (caller === null || caller === memory.seat || caller === memory.turn) return null;
    const number = memory.called(caller);
    if (number === 0 || memory.isBanned(number) || memory.likelihood(named, caller, this.#habits) === 0)
      return null;
    return now - this.sight.since(named) >= gazeThatTells ? { named, number } : null;
  }

  #countBelieved(memory: Memory) {
    const { likelyEnough } = this.#habits;
    const best = likelyEnough === null ? null : likeliestAccusation(memory, this.#habits);
    return best && best.chance >= likelyEnough! ? { named: best.named, number: best.number } : null;
  }
}
