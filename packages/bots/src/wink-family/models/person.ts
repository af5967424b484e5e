import * as winkFamily from '@oeillade/games/wink-family';
import { type Random, readSetup, type Seat, type Setup } from '@oeillade/kernel';
import type { Answer, Ask, EyesSeen, Message, SignalSeen } from '@oeillade/table';
import type { Bot, BotKit } from '../../bot.ts';
import { draw } from '../attention.ts';
import { chooseTurn, sureAccusation } from '../judgement.ts';
import { Memory } from '../memory.ts';
import { TEMPERS } from '../temper.ts';
import { HABITS, MANNERS, type Manner } from './habits.ts';

const NEVER = Number.POSITIVE_INFINITY;
/** How long after the turning time one can be sure that somebody sees. */
const SURELY_TURNED = 60;
/** They name only whom they have seen, unless they must name somebody or a card is called again and again. */
const JUDGEMENT = { ...TEMPERS.regular, caution: 0.9 };

export type PersonKit = Omit<BotKit, 'level'> & { readonly manner: Manner };

/** A person at a table of the wink family, with fixed habits. Hears what a seat hears, and nothing else. */
export class ModelledPerson implements Bot {
  readonly #kit: PersonKit;
  readonly #random: Random;
  readonly #game: winkFamily.WinkGame;
  readonly #setup: Setup<winkFamily.WinkOptions>;
  #memory: Memory | null = null;
  /** The face that the own eyes rest on, and where that face looks; null for the board, or not seen yet. */
  #at: Seat | null = null;
  #theirs: Seat | null = null;
  /** How many pairs of eyes rest on the own face; null where nobody feels eyes. */
  #felt: number | null = null;
  #turning = 0;
  #lasting = 0;
  #callFrom = 0;
  #isSeeking = false;
  /** Callers to whom the wink is given, as bits. */
  #done = 0;
  #glanceAt = NEVER;
  #turnAt = NEVER;
  #winkAt = NEVER;
  #accuseAt = NEVER;

  constructor(kit: PersonKit) {
    this.#kit = kit;
    this.#random = kit.random;
    this.#game = winkFamily.winkGameOf(kit.game);
    const setup = readSetup(this.#game, kit.players, kit.options);
    if (!setup.ok) throw new Error(setup.message);
    this.#setup = setup.setup as Setup<winkFamily.WinkOptions>;
  }

  wakeAt(): number {
    return Math.min(this.#glanceAt, this.#turnAt, this.#winkAt, this.#accuseAt);
  }

  hear(message: Message, now: number): void {
    switch (message.m) {
      case 'event':
        return this.#hearEvent(message.event as winkFamily.WinkSeen, now);
      case 'eyes':
        return this.#hearEyes(message, now);
      case 'signal':
        return this.#seeWink(message, now);
      case 'lobby':
        this.#turning = message.rules.turning;
        this.#lasting = message.rules.lasting;
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
    if (this.#winkAt <= now) return this.#wink(memory, now);
    if (this.#turnAt <= now) return this.#takeTurn(memory, now);
    if (this.#glanceAt <= now) return this.#lookElsewhere(memory, now);
    return [];
  }

  #hearEvent(event: winkFamily.WinkSeen, now: number): void {
    if (event.e === 'dealt' || !this.#memory) return this.#sitDown(now);
    const memory = this.#memory;
    const wasMine = memory.isMyTurn;
    memory.hear(event);
    if (memory.isOver) return void this.#rest();
    if (event.e === 'called') {
      this.#done &= ~(1 << event.seat);
      if (event.seat === memory.seat) this.#isSeeking = true;
      // Whoever is asked for looks up.
      if (memory.isPartnerOf(event.seat)) this.#glanceAt = Math.min(this.#glanceAt, now + this.#reaction());
    }
    if (memory.isMyTurn && !wasMine) this.#beginTurn(memory, now);
    if (!memory.isMyTurn) this.#turnAt = NEVER;
    this.#considerAccusing(memory, now);
    this.#considerWinking(now);
  }

  #sitDown(now: number): void {
    const memory = new Memory(this.#game, this.#setup, this.#kit.view() as winkFamily.WinkView);
    this.#memory = memory;
    this.#glanceAt = now + draw(this.#random, HABITS.glance);
    if (memory.isMyTurn) this.#beginTurn(memory, now);
  }

  #beginTurn(memory: Memory, now: number): void {
    this.#turnAt = now + draw(this.#random, HABITS.thinking);
    const number = memory.called(memory.seat);
    if (number !== 0 && this.#isSeeking) memory.unanswered[number]!++;
  }

  #hearEyes({ sees, felt }: EyesSeen, now: number): void {
    this.#felt = felt;
    const face = sees.find(({ of }) => of === this.#at);
    if (face && face.at !== this.#theirs) this.#see(face.at, now);
    else this.#considerWinking(now);
  }

  /** The face that one looks at looks somewhere. */
  #see(theirs: Seat | null, now: number): void {
    this.#theirs = theirs;
    const memory = this.#memory;
    if (!memory) return;
    if (this.#isWorthWaiting(memory)) this.#hold(now);
    this.#considerWinking(now);
  }

  /** Eyes that meet, where a wink is owed or hoped for; or a face that looks at a caller, and may be about to wink. */
  #isWorthWaiting(memory: Memory): boolean {
    const theirs = this.#theirs;
    if (theirs === memory.seat) return this.#isSeeking || this.#owes(this.#at);
    const isCaller = theirs !== null && memory.called(theirs) !== 0 && theirs !== memory.turn;
    return isCaller && memory.spies > 0;
  }

  #hold(now: number): void {
    this.#glanceAt = Math.max(this.#glanceAt, now + draw(this.#random, HABITS.hold));
  }

  #owes(caller: Seat | null): boolean {
    return caller !== null && ((this.#done >> caller) & 1) === 0 && this.#memory!.isPartnerOf(caller);
  }

  get #isGoodMoment(): boolean {
    if (!this.#owes(this.#at) || this.#theirs !== this.#memory!.seat) return false;
    return !MANNERS[this.#kit.manner].waitsUntilAlone || this.#felt === null || this.#felt === 1;
  }

  /** The moment is good, or it has passed; whoever has all but begun to wink cannot stop any more. */
  #considerWinking(now: number): void {
    if (!this.#memory) return;
    if (!this.#isGoodMoment) {
      if (this.#winkAt - now > HABITS.stopping) this.#winkAt = NEVER;
    } else if (this.#winkAt === NEVER) {
      // They see nothing while they turn: a wink before that is lost on them.
      this.#winkAt = now + Math.max(this.#reaction(), this.#turning + SURELY_TURNED);
      this.#hold(now);
    }
  }

  #seeWink({ of, to }: SignalSeen, now: number): void {
    const memory = this.#memory;
    const number = memory?.called(to) ?? 0;
    if (!memory || number === 0) return;
    memory.learnHolder(number, of);
    if (to !== memory.seat) return this.#considerAccusing(memory, now);
    this.#isSeeking = false;
    this.#glanceAt = Math.min(this.#glanceAt, now + this.#reaction());
  }

  #considerAccusing(memory: Memory, now: number): void {
    if (!sureAccusation(memory)) this.#accuseAt = NEVER;
    else if (this.#accuseAt === NEVER) this.#accuseAt = now + this.#reaction();
  }

  #hearAnswer({ refusal }: Answer, now: number): void {
    const mayAskAgain = ['too-soon', 'suspended', 'paused'];
    if (refusal && this.#memory?.isMyTurn && mayAskAgain.includes(refusal.code))
      this.#turnAt = Math.max(this.#callFrom, now + HABITS.reaction.typical);
  }

  #accuse(memory: Memory): readonly Ask[] {
    this.#accuseAt = NEVER;
    const sure = sureAccusation(memory);
    if (!sure) return [];
    // Whatever comes of it, this is not to be said twice.
    memory.forget(sure.number);
    return [{ ask: 'play', command: { do: 'accuse', ...sure } }];
  }

  #wink(memory: Memory, now: number): readonly Ask[] {
    this.#winkAt = NEVER;
    const to = this.#at;
    if (to === null || !this.#owes(to) || !memory.isPartnerOf(to)) return [];
    this.#done |= 1 << to;
    this.#glanceAt = now + (MANNERS[this.#kit.manner].looksAway ? this.#reaction() : this.#lasting);
    const [signal] = this.#setup.options.signals;
    return [{ ask: 'play', command: { do: 'signal', to, signal } }];
  }

  #takeTurn(memory: Memory, now: number): readonly Ask[] {
    this.#turnAt = NEVER;
    const command = chooseTurn(memory, JUDGEMENT, this.#random);
    if (command.do === 'designate') {
      this.#turnAt = Math.max(now, this.#callFrom) + draw(this.#random, HABITS.thinking);
    } else if (now < this.#callFrom) {
      this.#turnAt = this.#callFrom + this.#reaction();
      return [];
    }
    return [{ ask: 'play', command }];
  }

  #lookElsewhere(memory: Memory, now: number): readonly Ask[] {
    const at = this.#nextFace(memory);
    this.#glanceAt = now + draw(this.#random, at === null ? HABITS.rest : HABITS.glance);
    if (at === this.#at) return [];
    this.#at = at;
    this.#theirs = null;
    if (this.#winkAt - now > 0) this.#winkAt = NEVER;
    return [{ ask: 'look', at }];
  }

  #nextFace({ seat: me, players }: Memory): Seat | null {
    const others = Array.from({ length: players }, (_, seat) => seat).filter((seat) => seat !== me);
    const callers = others.filter((seat) => this.#owes(seat));
    if (callers.length > 0 && this.#random.happens(HABITS.owed)) return this.#random.pick(callers);
    const faces = this.#isSeeking ? HABITS.facesSeeking : HABITS.facesIdle;
    return this.#random.happens(faces) ? this.#random.pick(others) : null;
  }

  #reaction(): number {
    return draw(this.#random, HABITS.reaction);
  }

  #rest(): readonly Ask[] {
    this.#glanceAt = NEVER;
    this.#turnAt = NEVER;
    this.#winkAt = NEVER;
    this.#accuseAt = NEVER;
    return [];
  }
}
