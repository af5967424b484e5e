import type * as winkFamily from '@oeillade/games/wink-family';
import { type Game, legalCommands, Random, readSetup, type Setup, seedFrom } from '@oeillade/kernel';
import type { Ask } from '@oeillade/table';
import { findGame } from '../library.ts';
import { SEATS } from './seats.ts';

type View = winkFamily.WinkView;
type Command = winkFamily.WinkCommand;

export const GAME = 'wink';
const LOOK_EVERY = 500;
const CALL_EVERY = 6_100;
const NEVER = Number.POSITIVE_INFINITY;

const game = findGame(GAME) as unknown as Game<object, object, Command>;
const setup: Setup = (() => {
  const read = readSetup(game as unknown as Game, SEATS, {});
  if (!read.ok) throw new Error(read.message);
  return read.setup;
})();

/** Where the players sit: at a table of the server, or at one of the recording. */
export interface SeatPort {
  view(seat: number): View;
  /** `isTimed` where everybody is shown a new view because of it, at once. */
  ask(seat: number, ask: Ask, isTimed: boolean): void;
}

/**
 * Eight people in full play: each looks somewhere else twice a second, somebody calls every six seconds, the
 * partner looks back and winks, some designate, few accuse.
 */
export class Players {
  readonly #random: Random;
  readonly #port: SeatPort;
  readonly #nextLook: number[] = [];
  readonly #looking: (number | null)[] = new Array<number | null>(SEATS).fill(null);
  /** By seat: the time until which its eyes stay where they are. */
  readonly #fixed: number[] = new Array<number>(SEATS).fill(0);
  readonly #signals: { at: number; seat: number; to: number }[] = [];
  #turnAt = NEVER;
  #partnersAt = NEVER;
  #lastCall: number;
  #turn: number | null = null;
  #caller = 0;
  wakeAt = 0;

  /** `share` of the time between two calls passes before the first one. */
  constructor(name: string, share: number, now: number, port: SeatPort) {
    this.#random = new Random(seedFrom(`bench/server/${name}`), 'players');
    this.#port = port;
    this.#lastCall = now - (1 - share) * CALL_EVERY;
    this.#openEyes(now);
  }

  /** Moves all that somebody is about to do by this many milliseconds. */
  postpone(milliseconds: number): void {
    for (let seat = 0; seat < SEATS; seat++) {
      this.#nextLook[seat]! += milliseconds;
      this.#fixed[seat]! += milliseconds;
    }
    for (const signal of this.#signals) signal.at += milliseconds;
    this.#turnAt += milliseconds;
    this.#partnersAt += milliseconds;
    this.#lastCall += milliseconds;
    this.#wait();
  }

  /** The game is over: nobody does anything. */
  rest(): void {
    this.#nextLook.fill(NEVER);
    this.#partnersAt = NEVER;
    this.#turnAt = NEVER;
    this.#signals.length = 0;
    this.#turn = null;
    this.#wait();
  }

  /** The next one begins. */
  begin(now: number): void {
    this.#lastCall = now - CALL_EVERY;
    this.#looking.fill(null);
    this.#fixed.fill(0);
    this.#openEyes(now);
    this.#wait();
  }

  /** Whose turn it is, as far as everybody knows. */
  get turn(): number | null {
    return this.#turn;
  }

  /** Everybody was shown a new view. */
  changed(view: View, now: number): void {
    this.#turn = view.turn;
    const think = now + 400 + this.#random.fraction() * 800;
    const isCall = view.step === 'call';
    this.#turnAt = view.turn === null ? NEVER : isCall ? Math.max(think, this.#lastCall + CALL_EVERY) : think;
    this.#wait();
  }

  act(now: number): void {
    for (let seat = 0; seat < SEATS; seat++) if (this.#nextLook[seat]! <= now) this.#lookAround(seat, now);
    if (this.#partnersAt <= now) this.#lookBack(now);
    while (this.#signals.length > 0 && this.#signals[0]!.at <= now) this.#wink();
    if (this.#turnAt <= now) this.#takeTurn(now);
    this.#wait();
  }

  #wait(): void {
    const signal = this.#signals[0]?.at ?? NEVER;
    this.wakeAt = Math.min(...this.#nextLook, this.#partnersAt, signal, this.#turnAt);
  }

  #openEyes(now: number): void {
    for (let seat = 0; seat < SEATS; seat++)
      this.#nextLook[seat] = now + this.#random.fraction() * LOOK_EVERY;
  }

  #lookAround(seat: number, now: number): void {
    // What was missed is not made up for: people do not, either.
    this.#nextLook[seat] = Math.max(this.#nextLook[seat]! + LOOK_EVERY, now + LOOK_EVERY / 2);
    if (this.#fixed[seat]! > now) return;
    const others = Array.from({ length: SEATS }, (_, other) => other).filter((other) => other !== seat);
    const targets = [null, ...others].filter((target) => target !== this.#looking[seat]);
    this.#look(seat, this.#random.pick(targets));
  }

  #look(seat: number, at: number | null): void {
    this.#looking[seat] = at;
    this.#port.ask(seat, { ask: 'look', at }, false);
  }

  /** Whoever holds the twin of what was called turns to the caller, who turns to them. */
  #lookBack(now: number): void {
    this.#partnersAt = NEVER;
    for (let seat = 0; seat < SEATS; seat++) {
      const to = this.#caller;
      if (!this.#port.view(seat).partners.includes(to)) continue;
      this.#fixed[seat] = now + 1_500;
      if (this.#looking[seat] !== to) this.#look(seat, to);
      this.#signals.push({ at: now + 400, seat, to });
    }
  }

  #wink(): void {
    const { seat, to } = this.#signals.shift()!;
    this.#port.ask(seat, { ask: 'play', command: { do: 'signal', to, signal: 'wink' } }, false);
  }

  #takeTurn(now: number): void {
    // Asked again if nothing comes of it.
    this.#turnAt = now + 3_000;
    if (this.#turn === null) return;
    if (this.#random.happens(0.06) && this.#accuse()) {
      this.#turnAt = now + 1_500;
      return;
    }
    const legal = this.#legal(this.#turn);
    const designations = legal.filter((command) => command.do === 'designate');
    const calls = legal.filter((command) => command.do === 'call');
    const isCall = designations.length === 0 || (calls.length > 0 && this.#random.happens(0.3));
    const choice = isCall ? (calls.length > 0 ? calls : legal.filter(isPass)) : designations;
    if (choice.length === 0) return;
    const command = this.#random.pick(choice);
    const seat = this.#turn;
    if (command.do === 'call') {
      this.#lastCall = now;
      this.#caller = seat;
      this.#partnersAt = now + 700;
    }
    this.#port.ask(seat, { ask: 'play', command }, true);
  }

  #accuse(): boolean {
    const seat = this.#random.below(SEATS);
    const accusations = this.#legal(seat).filter((command) => command.do === 'accuse');
    if (accusations.length === 0) return false;
    this.#port.ask(seat, { ask: 'play', command: this.#random.pick(accusations) }, false);
    return true;
  }

  #legal(seat: number): Command[] {
    return legalCommands(game, game.imagine(setup, this.#port.view(seat)), seat);
  }
}

const isPass = (command: Command): boolean => command.do === 'pass';
