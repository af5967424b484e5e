import {
  type Command,
  legalCommands,
  type Move,
  type Play,
  Random,
  type Seat,
  type Setup,
  seatsIn,
} from '@oeillade/kernel';
import type { Pace } from './pace.ts';
import { STAND_IN_WAITS } from './rules.ts';

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
  #away = 0;
  #turnAt = Number.POSITIVE_INFINITY;
  #signalAt = Number.POSITIVE_INFINITY;
  /** Calls for which a stand-in has signalled already, so that it does so once. */
  readonly #signalled = new Set<string>();

  constructor(play: Play, setup: Setup) {
    this.#play = play;
    this.#players = setup.players;
    this.#carriesEyes = play.game.carriesEyes(setup);
  }

  get wakeAt(): number {
    return Math.min(this.#turnAt, this.#signalAt);
  }

  setAway(seat: Seat, away: boolean, t: number, pace: Pace): void {
    this.#away = away ? this.#away | (1 << seat) : this.#away & ~(1 << seat);
    this.plan(t, pace);
  }

  /** Looks again at what will have to be done, after anything has changed. */
  plan(t: number, pace: Pace): void {
    if (this.#away === 0) {
      this.#turnAt = Number.POSITIVE_INFINITY;
      this.#signalAt = Number.POSITIVE_INFINITY;
      return;
    }
    const awaited = this.#play.game.awaited(this.#play.state) & this.#away;
    this.#turnAt = awaited
      ? Math.max(t, pace.began + STAND_IN_WAITS, pace.callFrom)
      : Number.POSITIVE_INFINITY;
    this.#signalAt = this.#owedSignal() ? t + STAND_IN_WAITS / 2 : Number.POSITIVE_INFINITY;
  }

  due(t: number): Due {
    const signal = this.#signalAt <= t ? this.#owedSignal() : null;
    if (signal) this.#signalled.add(this.#callOf(signal.command.to));
    const turn = this.#turnAt <= t ? this.#play.game.awaited(this.#play.state) & this.#away : 0;
    return { turn: turn ? seatsIn(turn)[0]! : null, signal };
  }

  move(seat: Seat): Move {
    const random = new Random(this.#play.seed, `stand-in/${this.#play.lines.length}`);
    return this.#play.game.standIn(this.#play.state, seat, random);
  }

  #owedSignal(): Due['signal'] {
    const { game, state } = this.#play;
    const { signal } = game.facts.kinds;
    if (!this.#carriesEyes || !signal) return null;
    for (const seat of seatsIn(this.#away & ((1 << this.#players) - 1))) {
      for (const command of legalCommands(game, state, seat)) {
        if (command.do !== signal) continue;
        const { to } = command as SignalCommand;
        if (!this.#signalled.has(this.#callOf(to))) return { seat, command: command as SignalCommand };
      }
    }
    return null;
  }

  /** One call of one seat: the number of its calls so far tells them apart. */
  #callOf(caller: Seat): string {
    const { game, lines } = this.#play;
    const calls = lines.filter((line) => {
      const cause = game.cause(line);
      return cause?.seat === caller && cause.command.do === game.facts.kinds.paced;
    });
    return `${caller}/${calls.length}`;
  }
}
