import type { Flaw, Line, Seat, Setup, Witness } from '@oeillade/kernel';
import type { Looked, Signalled, WinkEvent, Winked } from './events.ts';
import type { WinkOptions } from './options.ts';
import { LookHistory } from './sight.ts';
import { StandingCalls } from './standing-calls.ts';
import type { WinkState } from './state.ts';

/**
 * Judges the signals of a record by the moment they began (W-22), which is before the line was written: the
 * board may have changed meanwhile.
 */
export class SignalWitness implements Witness<WinkState, WinkEvent> {
  readonly #setup: Setup<WinkOptions>;
  readonly #calls: StandingCalls;
  readonly #sight: LookHistory;

  constructor(setup: Setup<WinkOptions>, tableOptions: Readonly<Record<string, unknown>>) {
    this.#setup = setup;
    this.#calls = new StandingCalls(setup.players);
    this.#sight = new LookHistory(setup.players, tableOptions);
  }

  observe(state: WinkState, line: Line<WinkEvent>): void {
    this.#calls.observe(state, line);
  }

  check(_state: WinkState, line: Line<WinkEvent>): Flaw | null {
    if (this.#setup.options.channel === 'faces') {
      return { rule: 'D-1', message: `"${line.e}" at a table of real faces` };
    }
    if (line.e === 'looked') return this.#checkLook(line);
    if (line.e === 'signalled') return this.#checkSignal(line);
    if (line.e === 'winked') return this.#checkWink(line);
    throw new Error(`A witness is not asked about "${line.e}".`);
  }

  #checkLook(line: Line<Looked>): Flaw | null {
    const { seat, at } = line;
    const { players } = this.#setup;
    if (seat >= players || (at !== null && (at >= players || at === seat))) {
      return { rule: 'D-3', message: `seat ${seat} cannot look at ${at}` };
    }
    this.#sight.follow(line);
    return null;
  }

  #checkSignal({ seat, to, number, signal, from, until, seenBy, t }: Line<Signalled>): Flaw | null {
    const { options } = this.#setup;
    if (from === undefined || until === undefined || seenBy === undefined) {
      throw new Error(
        'A signal in a record carries from, until and seenBy: the line was not read by its shape.',
      );
    }
    if (t !== until || from > until) return { rule: 'D-5', message: 'a signal is written when it is over' };
    const disorder = this.#disorderOf(seat, seenBy);
    if (disorder !== null) return { rule: 'D-5', message: disorder };
    if (!options.signals.includes(signal)) {
      return { rule: 'W-24', message: `"${signal}" was not agreed on` };
    }
    const calls = this.#calls.between(seat, to, from).filter((call) => call.number === number);
    if (calls.length === 0) return { rule: 'W-23', message: `seat ${seat} is not the partner of seat ${to}` };
    if (calls.every((call) => call.until < from)) {
      return { rule: 'W-22', message: `the signal for ${number} began too late` };
    }
    const unseen = this.#sight.flaw({ seat, to, from, until, seenBy });
    return unseen === null ? null : { rule: 'D-5', message: unseen };
  }

  /** D-43: nobody judges it. Only where everybody looked meanwhile can be checked. */
  #checkWink({ seat, at, from, seenBy, t }: Line<Winked>): Flaw | null {
    const { players, options } = this.#setup;
    if (options.channel !== 'living') return { rule: 'D-44', message: 'no camera sees winks at this table' };
    if (seat >= players || from > t) return { rule: 'D-44', message: 'a wink is written once it was made' };
    const disorder = this.#disorderOf(seat, seenBy);
    if (disorder !== null) return { rule: 'D-44', message: disorder };
    const unseen = this.#sight.flawOfWink({ seat, at, from, seenBy });
    return unseen === null ? null : { rule: 'D-44', message: unseen };
  }

  #disorderOf(seat: Seat, seenBy: readonly Seat[]): string | null {
    const { players } = this.#setup;
    return seenBy.some(
      (other, index) => other >= players || other === seat || other <= (seenBy[index - 1] ?? -1),
    )
      ? 'seenBy lists other seats, each once, in rising order'
      : null;
  }
}
