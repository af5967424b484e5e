import {
  type Command,
  facesIn,
  legalCommands,
  type Move,
  type Play,
  Random,
  type Seat,
  type Setup,
  seatsIn,
} from '@oeillade/kernel';
import { type StandInWaits, standInWaitsOf } from '../rules.ts';
import type { Pace } from './pace.ts';

type SignalCommand = Command & { readonly to: Seat };

/** What stand-ins have to do now. */
interface Due {
  readonly turn: Seat | null;
  readonly signal: { readonly seat: Seat; readonly command: SignalCommand } | null;
}

/** Plays for those who are away: their turns, and the signals that they owe. */
export class StandIns {
  readonly #play: Play;
  readonly #players: number;
  readonly #carriesEyes: boolean;
  readonly #waits: StandInWaits;
  #away = 0;
  /** Since when each seat is away. */
  readonly #since: Float64Array;
  #turnAt = Number.POSITIVE_INFINITY;
  #signalAt = Number.POSITIVE_INFINITY;

  constructor(play: Play, setup: Setup) {
    this.#play = play;
    this.#players = setup.players;
    this.#since = new Float64Array(setup.players);
    this.#carriesEyes = play.game.carriesEyes(setup);
    this.#waits = standInWaitsOf(facesIn(play.game, setup));
  }

  get wakeAt(): number {
    return Math.min(this.#turnAt, this.#signalAt);
  }

  setAway(seat: Seat, away: boolean, t: number, pace: Pace): void {
    this.#away = away ? this.#away | (1 << seat) : this.#away & ~(1 << seat);
    this.#since[seat] = t;
    this.plan(t, pace);
  }

  /** Plans anew what stand-ins will have to do, after anything has changed. */
  plan(t: number, pace: Pace): void {
    if (this.#away === 0) {
      this.#turnAt = Number.POSITIVE_INFINITY;
      this.#signalAt = Number.POSITIVE_INFINITY;
      return;
    }
    const { inTurn, sinceGone } = this.#waits;
    const [next] = this.#awaitedAndAway();
    this.#turnAt =
      next === undefined
        ? Number.POSITIVE_INFINITY
        : Math.max(t, pace.began + inTurn, this.#since[next]! + sinceGone, pace.callFrom);
    this.#signalAt = this.#owedSignal() ? t + inTurn * this.#hesitation() : Number.POSITIVE_INFINITY;
  }

  due(t: number): Due {
    const signal = this.#signalAt <= t ? this.#owedSignal() : null;
    const [turn] = this.#turnAt <= t ? this.#awaitedAndAway() : [];
    return { turn: turn ?? null, signal };
  }

  move(seat: Seat): Move {
    const { game, seed, state } = this.#play;
    const isAway = ((this.#away >> seat) & 1) !== 0;
    return game.standIn(state, seat, new Random(seed, `stand-in/${this.#played}`), { isAway });
  }

  /** At a random moment, so that nobody knows when to look for the signal. */
  #hesitation(): number {
    return (
      Math.round(1000 * (0.2 + 0.8 * new Random(this.#play.seed, `signal/${this.#played}`).fraction())) / 1000
    );
  }

  /** Chance that does not depend on eyes: otherwise a stand-in's next move would tell everybody that somebody has looked. */
  get #played(): number {
    const { game, lines } = this.#play;
    return lines.reduce((count, { e }) => (game.isWitnessed(e) ? count : count + 1), 0);
  }

  #owedSignal(): Due['signal'] {
    const { game, state } = this.#play;
    const { signal } = game.facts.kinds;
    if (!this.#carriesEyes || !signal) return null;
    for (const seat of seatsIn(this.#away & ((1 << this.#players) - 1))) {
      for (const command of legalCommands(game, state, seat)) {
        if (command.do !== signal) continue;
        const { to } = command as SignalCommand;
        if (!this.#hasSignalled(seat, to)) return { seat, command: command as SignalCommand };
      }
    }
    return null;
  }

  /** Is there a signal for the caller's last call already? One is enough. */
  #hasSignalled(seat: Seat, caller: Seat): boolean {
    const { game, lines } = this.#play;
    const { paced, signal } = game.facts.kinds;
    const last = lines.findLast((line) => {
      const cause = game.cause(line);
      if (cause?.seat === caller) return paced.includes(cause.command.do);
      return cause?.seat === seat && cause.command.do === signal && isTo(cause.command, caller);
    });
    return last !== undefined && game.cause(last)?.seat === seat;
  }

  #awaitedAndAway(): Seat[] {
    return seatsIn(this.#play.game.awaited(this.#play.state) & this.#away);
  }
}

const isTo = (command: Command, caller: Seat): boolean => (command as SignalCommand).to === caller;
