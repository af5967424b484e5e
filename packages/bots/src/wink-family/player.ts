import * as winkFamily from '@oeillade/games/wink-family';
import { type Random, readSetup, type Seat, type Setup } from '@oeillade/kernel';
import type { Answer, Ask, EyesSeen, Message, SignalSeen, TableRules } from '@oeillade/table';
import type { Bot, OutsiderKit } from '../bot.ts';
import { draw, drawReactionTime } from '../pace.ts';
import { Alarms } from '../player/alarms.ts';
import { sureAccusation } from './accusation.ts';
import { chooseTurn, type Judging } from './judgement.ts';
import { Memory } from './memory.ts';
import type { Nature } from './nature.ts';
import { OtherEyes } from './sight.ts';

/** How long after the turning time one can be sure that somebody sees, at the least and at the most. */
const SURELY_TURNED = { least: 20, most: 220 } as const;

/** Refusals that pass by themselves. */
const ASK_AGAIN = ['too-soon', 'suspended', 'paused'];
const RETRY = 300;

/**
 * What everybody does who plays in the wink family: hears, remembers, takes turns, accuses whom it has found out, and rests
 * when the game is over. Where the eyes go, and when they wink, is left to those who are made from it.
 */
export abstract class WinkPlayer implements Bot {
  protected readonly random: Random;
  protected readonly nature: Nature;
  protected readonly signal: winkFamily.Signal;
  protected readonly alarms = new Alarms(['accuse', 'signal', 'turn', 'consider', 'look']);
  /** Where its eyes are, and what they see. */
  protected readonly sight: OtherEyes;
  /** The table's turning time (D-4), and how long a signal lasts. */
  protected turning = 0;
  protected lasting = 0;
  /** Does this player still look for its own partner? */
  isSeeking = false;
  readonly #kit: OutsiderKit;
  readonly #game: winkFamily.WinkGame;
  readonly #setup: Setup<winkFamily.WinkOptions>;
  #memory: Memory | null = null;
  #callFrom = 0;
  /** Callers to whom this bot has already signalled, as bits. */
  #signalledTo = 0;

  constructor(kit: OutsiderKit, nature: Nature) {
    this.#kit = kit;
    this.random = kit.random;
    this.nature = nature;
    this.sight = new OtherEyes(kit.players);
    this.#game = winkFamily.winkGameOf(kit.game);
    const read = readSetup(this.#game, kit.players, kit.options);
    if (!read.ok) throw new Error(read.message);
    this.#setup = read.setup as Setup<winkFamily.WinkOptions>;
    this.signal = this.#setup.options.signals[0]!;
  }

  /** What the eyes of others do has changed: of these faces, or how many are felt. */
  protected abstract seeEyes(news: readonly Seat[], memory: Memory, now: number): void;
  /** An event has been taken in; a turn that it gives has not begun yet. */
  protected abstract notice(event: winkFamily.WinkSeen, memory: Memory, now: number): void;
  /** Called for each event as well, but after the turn that the event may have given has begun. */
  protected reconsider(_memory: Memory, _now: number): void {}
  /** Is this the moment to signal to the face that it looks at, or is it over? */
  protected abstract considerSignal(memory: Memory, now: number): void;
  protected abstract giveSignal(memory: Memory, now: number): readonly Ask[];
  protected abstract lookElsewhere(memory: Memory, now: number): readonly Ask[];
  /** Whether a habit with this probability is followed this time. */
  protected happensBy(share: number): boolean {
    return share >= 1 || this.random.happens(share);
  }
  /** The numbers by which it chooses whom to name and which card to call. */
  protected judging(_memory: Memory): Judging {
    return this.nature;
  }

  wakeAt(): number {
    return this.alarms.next;
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
        this.#learnRules(message.lobby.rules);
        if (message.clock) this.#callFrom = now + Math.max(0, message.clock.callFrom - message.t);
        return message.view ? this.#sitDown(now) : undefined;
      case 'lobby':
        return this.#learnRules(message.rules);
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
    if (!memory || memory.isOver) {
      this.alarms.stopAll();
      return [];
    }
    switch (this.alarms.ring(now)) {
      case 'accuse':
        return this.#accuse(memory);
      case 'signal':
        return this.giveSignal(memory, now);
      case 'turn':
        return this.#takeTurn(memory, now);
      case 'consider':
        this.considerSignal(memory, now);
        return [];
      case 'look':
        return this.lookElsewhere(memory, now);
      case null:
        return [];
    }
  }

  isDone(caller: Seat): boolean {
    return ((this.#signalledTo >> caller) & 1) !== 0;
  }

  protected setDone(caller: Seat): void {
    this.#signalledTo |= 1 << caller;
  }

  /** Does it owe a signal to this caller? */
  owes(caller: Seat): boolean {
    return this.#memory!.isPartnerOf(caller) && !this.isDone(caller);
  }

  protected reaction(): number {
    return drawReactionTime(this.random, this.nature.reaction);
  }

  /** Do its eyes and those of this face meet? */
  protected meets(face: Seat): boolean {
    return this.sight.at === face && this.sight.gazeOf(face) === this.#kit.seat;
  }

  /** How many eyes but those of the face that it meets rest on its own, as far as it feels or sees it. */
  protected others(face: Seat, now: number): number {
    const { felt, peripheral } = this.sight;
    if (peripheral) return this.#seenOnMe() - 1;
    if (felt === null) return 0;
    // Eyes count once they have turned: until then the one pair that is felt may be another's.
    const countsFrom = this.sight.since(face) + this.turning;
    if (now >= countsFrom) return Math.max(0, felt - 1);
    this.alarms.set('consider', countsFrom);
    return felt;
  }

  #seenOnMe(): number {
    let eyes = 0;
    for (let seat = 0; seat < this.#kit.players; seat++)
      if (this.sight.gazeOf(seat) === this.#kit.seat) eyes++;
    return eyes;
  }

  /** When to signal to a face whose eyes have met one's own: who is still turning sees nothing (D-4). */
  protected signalTime(face: Seat, now: number): number {
    const at = now + this.reaction() + this.random.below(this.nature.poise);
    const { least, most } = SURELY_TURNED;
    const turned = this.sight.since(face) + this.turning + least;
    return at > turned ? at : turned + this.random.below(most - least);
  }

  /** Stays on the face that it looks at. */
  protected hold(now: number): void {
    const until = now + draw(this.random, this.nature.hold);
    this.alarms.set('look', Math.max(this.alarms.at('look'), until));
  }

  protected lookUpBy(at: number): void {
    this.alarms.set('look', Math.min(this.alarms.at('look'), at));
  }

  protected considerAccusing(memory: Memory, now: number): void {
    const sure = sureAccusation(memory);
    if (!sure || !this.wantsToAccuse(sure.named, memory)) this.alarms.stop('accuse');
    else if (!Number.isFinite(this.alarms.at('accuse')) && this.happensBy(this.nature.accuses))
      this.alarms.set('accuse', now + this.reaction());
  }

  /** Is it worth accusing somebody who has been found out? */
  protected wantsToAccuse(_named: Seat, _memory: Memory): boolean {
    return true;
  }

  #accuse(memory: Memory): readonly Ask[] {
    const sure = sureAccusation(memory);
    if (!sure || !this.wantsToAccuse(sure.named, memory)) return [];
    // Whether the accusation succeeds or not, the same one is not made again.
    memory.forget(sure.number);
    return [{ ask: 'play', command: { do: 'accuse', ...sure } }];
  }

  #learnRules({ turning, lasting, peripheral }: TableRules): void {
    this.turning = turning;
    this.lasting = lasting;
    this.sight.peripheral = peripheral;
  }

  #seeEyes(message: EyesSeen, now: number): void {
    const memory = this.#memory;
    const news = this.sight.take(message, now, this.#endGaze);
    if (!memory) return;
    for (const seat of news) {
      const at = this.sight.gazeOf(seat);
      if (at !== null) memory.suspicion.noteTurn(seat, at, now);
    }
    this.seeEyes(news, memory, now);
  }

  readonly #endGaze = (seat: Seat, now: number): void => {
    this.#memory?.suspicion.noteGaze(seat, this.sight.gazeOf(seat), this.sight.since(seat), now);
  };

  /** Turns the eyes to a face, or to the board. */
  protected turnTo(at: Seat | null, now: number): readonly Ask[] {
    const before = this.sight.at;
    if (at === before) return [];
    if (before !== null && !this.sight.peripheral && this.sight.sees(before)) this.#endGaze(before, now);
    this.sight.turnTo(at);
    return [{ ask: 'look', at }];
  }

  #hearEvent(event: winkFamily.WinkSeen, now: number): void {
    const memory = this.#memory;
    if (event.e === 'dealt' || !memory) return this.#sitDown(now);
    const wasMine = memory.isMyTurn;
    memory.hear(event, now);
    if (memory.isOver) return this.alarms.stopAll();
    if (event.e === 'called') {
      this.#signalledTo &= ~(1 << event.seat);
      if (event.seat === memory.seat) this.isSeeking = true;
    }
    this.notice(event, memory, now);
    if (memory.isMyTurn && !wasMine) this.#beginTurn(memory, now);
    if (!memory.isMyTurn) this.alarms.stop('turn');
    this.reconsider(memory, now);
  }

  /** Begins to play, at the deal or in the middle of a game. */
  #sitDown(now: number): void {
    const memory = new Memory(this.#game, this.#setup, this.#kit.view() as winkFamily.WinkView);
    this.#memory = memory;
    this.isSeeking = memory.called(memory.seat) !== 0;
    this.alarms.set('look', now + draw(this.random, this.nature.look));
    if (memory.isMyTurn) this.#beginTurn(memory, now);
  }

  #beginTurn(memory: Memory, now: number): void {
    this.alarms.set('turn', now + draw(this.random, this.nature.thinking));
    const number = memory.called(memory.seat);
    if (number === 0) return;
    if (this.isSeeking) memory.unanswered[number]!++;
    if (!this.happensBy(this.nature.remembers)) memory.forget(number);
  }

  #seeSignal({ of, to }: SignalSeen, now: number): void {
    const memory = this.#memory;
    if (!memory || !this.happensBy(this.nature.notices)) return;
    const number = memory.called(to);
    if (number === 0) return;
    memory.learnHolder(number, of);
    if (to !== memory.seat) return this.considerAccusing(memory, now);
    this.isSeeking = false;
    this.lookUpBy(now + this.reaction());
  }

  #hearAnswer({ refusal }: Answer, now: number): void {
    if (refusal && this.#memory?.isMyTurn && ASK_AGAIN.includes(refusal.code))
      this.alarms.set('turn', Math.max(this.#callFrom, now + RETRY));
  }

  #takeTurn(memory: Memory, now: number): readonly Ask[] {
    const command = chooseTurn(memory, this.judging(memory), this.random);
    if (command.do === 'designate') {
      this.alarms.set('turn', Math.max(now, this.#callFrom) + draw(this.random, this.nature.calling));
    } else if (now < this.#callFrom) {
      this.alarms.set('turn', this.#callFrom + draw(this.random, this.nature.calling));
      return [];
    }
    return [{ ask: 'play', command }];
  }
}
