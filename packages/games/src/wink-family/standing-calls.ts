import type { Line, Seat } from '@oeillade/kernel';
import type { Called, WinkEvent } from './events.ts';
import { TURN, TWIN, type WinkState } from './state.ts';

/** A call, from when until when its partner may signal (W-22), and who that is. */
interface StandingCall {
  readonly caller: Seat;
  readonly number: number;
  readonly partner: number;
  readonly from: number;
  until: number;
}

/** The calls of a game with their times: what eyes do is written later than it was done, when the board may have changed. */
export class StandingCalls {
  readonly #players: number;
  readonly #calls: StandingCall[] = [];

  constructor(players: number) {
    this.#players = players;
  }

  /** To be called with every line of play, before the state takes it in. */
  observe(state: WinkState, line: Line<WinkEvent>): void {
    if (line.e === 'called') this.#open(state, line);
    else if (line.e === 'accused' && line.right) this.#close((call) => call.number === line.number, line.t);
    if (line.e === 'called' || line.e === 'passed') {
      const next = (state.cells[TURN]! + 1) % this.#players;
      this.#close((call) => call.caller === next, line.t);
    }
  }

  /** All calls of that seat, begun by `t`, whose twin this partner held. */
  between(partner: Seat, caller: Seat, t: number): readonly Readonly<StandingCall>[] {
    return this.#calls.filter((call) => call.caller === caller && call.partner === partner && call.from <= t);
  }

  /** The number for which a signal of this partner to that caller was in order at `t`; null where there was none. */
  numberFor(partner: Seat, caller: Seat, t: number): number | null {
    return this.between(partner, caller, t).findLast(({ until }) => until >= t)?.number ?? null;
  }

  #open(state: WinkState, { seat, number, t }: Line<Called>): void {
    const partner = state.cells[TWIN + number]!;
    this.#calls.push({ caller: seat, number, partner, from: t, until: Number.POSITIVE_INFINITY });
  }

  #close(which: (call: StandingCall) => boolean, t: number): void {
    for (const call of this.#calls) if (call.until > t && which(call)) call.until = t;
  }
}
