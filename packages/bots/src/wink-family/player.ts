import { type GameId, games, type winkFamily } from '@oeillade/games';
import { type Random, readSetup, type Seat, type Setup } from '@oeillade/kernel';
import type { Answer, Ask, EyesSeen, Message, SignalSeen } from '@oeillade/table';
import type { Bot, BotKit } from '../bot.ts';
import { Alarms } from '../player/alarms.ts';
import { draw } from '../player/pace.ts';
import { chooseTurn, sureAccusation } from './judgement.ts';
import { Memory } from './memory.ts';
import type { Temper } from './temper.ts';

/** How long after the turning time one can be sure that somebody sees. */
export const SURELY_TURNED = 60;

/** Refusals that pass by themselves. */
const ASK_AGAIN = ['too-soon', 'suspended', 'paused'];
const RETRY = 300;

type WinkId = Exclude<GameId, 'spywhere'>;

export type WinkKit = Omit<BotKit, 'level'>;

/**
 * What everybody does who plays in the wink family: hears, remembers, takes turns, accuses whom it has found out, and rests
 * when the game is over. Where the eyes go, and when they wink, is left to those who are made from it.
 */
export abstract class WinkPlayer implements Bot {
  protected readonly random: Random;
  protected readonly temper: Temper;
  protected readonly signal: winkFamily.Signal;
  protected readonly alarms = new Alarms(['accuse', 'signal', 'turn', 'glance']);
  /** Where its eyes are: a face, or null for the board. */
  protected at: Seat | null = null;
  /** At whom the face it looks at was last seen to look. */
  protected theirs: Seat | null = null;
  /** The table's turning time (D-4), and how long a signal lasts. */
  protected turning = 0;
  protected lasting = 0;
  /** Does this player still look for its own partner? */
  isSeeking = false;
  readonly #kit: WinkKit;
  readonly #game: winkFamily.WinkGame;
  readonly #setup: Setup<winkFamily.WinkOptions>;
  #memory: Memory | null = null;
  #callFrom = 0;
  /** Callers to whom the signal is given, as bits. */
  #done = 0;

  constructor(kit: WinkKit, temper: Temper) {
    this.#kit = kit;
    this.random = kit.random;
    this.temper = temper;
    this.#game = games[kit.game as WinkId];
    const read = readSetup(this.#game, kit.players, kit.options);
    if (!read.ok) throw new Error(read.message);
    this.#setup = read.setup as Setup<winkFamily.WinkOptions>;
    this.signal = this.#setup.options.signals[0]!;
  }

  /** What the eyes of others do has changed. */
  protected abstract seeEyes(eyes: EyesSeen, memory: Memory, now: number): void;
  /** An event has been taken in; a turn that it gives has not begun yet. */
  protected abstract notice(event: winkFamily.WinkSeen, memory: Memory, now: number): void;
  /** The same, after the turn has begun. */
  protected reconsider(_memory: Memory, _now: number): void {}
  protected abstract giveSignal(memory: Memory, now: number): readonly Ask[];
  protected abstract lookElsewhere(memory: Memory, now: number): readonly Ask[];
  /** How long after the first moment at which one may call it calls. */
  protected abstract untilCall(): number;
  /** Does it do now what it does so often? */
  protected abstract does(share: number): boolean;

  wakeAt(): number {
    return this.alarms.next;
  }

  hear(message: Message, now: number): void {
    switch (message.m) {
      case 'event':
        return this.#hearEvent(message.event as winkFamily.WinkSeen, now);
      case 'eyes':
        if (this.#memory) this.seeEyes(message, this.#memory, now);
        return;
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
        return accuse(memory);
      case 'signal':
        return this.giveSignal(memory, now);
      case 'turn':
        return this.#takeTurn(memory, now);
      case 'glance':
        return this.lookElsewhere(memory, now);
      case null:
        return [];
    }
  }

  isDone(caller: Seat): boolean {
    return ((this.#done >> caller) & 1) !== 0;
  }

  protected setDone(caller: Seat): void {
    this.#done |= 1 << caller;
  }

  protected reaction(): number {
    return draw(this.random, this.temper.reaction);
  }

  /** Stays on the face that it looks at. */
  protected hold(now: number): void {
    const until = now + draw(this.random, this.temper.hold);
    this.alarms.set('glance', Math.max(this.alarms.at('glance'), until));
  }

  protected lookUpBy(at: number): void {
    this.alarms.set('glance', Math.min(this.alarms.at('glance'), at));
  }

  protected considerAccusing(memory: Memory, now: number): void {
    if (!sureAccusation(memory)) this.alarms.stop('accuse');
    else if (!Number.isFinite(this.alarms.at('accuse')) && this.does(this.temper.accuses))
      this.alarms.set('accuse', now + this.reaction());
  }

  #learnRules({ turning, lasting }: { readonly turning: number; readonly lasting: number }): void {
    this.turning = turning;
    this.lasting = lasting;
  }

  #hearEvent(event: winkFamily.WinkSeen, now: number): void {
    const memory = this.#memory;
    if (event.e === 'dealt' || !memory) return this.#sitDown(now);
    const wasMine = memory.isMyTurn;
    memory.hear(event);
    if (memory.isOver) return this.alarms.stopAll();
    if (event.e === 'called') {
      this.#done &= ~(1 << event.seat);
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
    this.alarms.set('glance', now + draw(this.random, this.temper.glance));
    if (memory.isMyTurn) this.#beginTurn(memory, now);
  }

  #beginTurn(memory: Memory, now: number): void {
    this.alarms.set('turn', now + draw(this.random, this.temper.thinking));
    const number = memory.called(memory.seat);
    if (number === 0) return;
    if (this.isSeeking) memory.unanswered[number]!++;
    if (!this.does(this.temper.remembers)) memory.forget(number);
  }

  #seeSignal({ of, to }: SignalSeen, now: number): void {
    const memory = this.#memory;
    if (!memory || !this.does(this.temper.notices)) return;
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
    const command = chooseTurn(memory, this.temper, this.random);
    if (command.do === 'designate') {
      this.alarms.set('turn', Math.max(now, this.#callFrom) + draw(this.random, this.temper.thinking));
    } else if (now < this.#callFrom) {
      this.alarms.set('turn', this.#callFrom + this.untilCall());
      return [];
    }
    return [{ ask: 'play', command }];
  }
}

function accuse(memory: Memory): readonly Ask[] {
  const sure = sureAccusation(memory);
  if (!sure) return [];
  // Whatever comes of it, this is not to be said twice.
  memory.forget(sure.number);
  return [{ ask: 'play', command: { do: 'accuse', ...sure } }];
}
