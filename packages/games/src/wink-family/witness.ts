import type { Flaw, Line, Seat, Setup, Witness } from '@oeillade/kernel';
import type { Called, Looked, Signalled, WinkEvent } from './events.ts';
import type { WinkOptions } from './options.ts';
import { Sight } from './sight.ts';
import { TURN, TWIN, type WinkState } from './state.ts';

/** A call, from when until when its partner may signal, and who that is. */
interface Call {
  readonly caller: Seat;
  readonly number: number;
  readonly partner: number;
  readonly from: number;
  until: number;
}

/**
 * Judges the signals of a record by the moment they began (W-22), which is before the line was written: the
 * board may have changed meanwhile. So it keeps the calls with their times.
 */
export class SignalWitness implements Witness<WinkState, WinkEvent> {
  readonly #setup: Setup<WinkOptions>;
  readonly #calls: Call[] = [];

  readonly #sight: Sight;

  constructor(setup: Setup<WinkOptions>, tableOptions: Readonly<Record<string, unknown>>) {
    this.#setup = setup;
    this.#sight = new Sight(setup.players, tableOptions);
  }

  observe(state: WinkState, line: Line<WinkEvent>): void {
    if (line.e === 'called') this.#open(state, line);
    else if (line.e === 'accused' && line.right) this.#close((call) => call.number === line.number, line.t);
    if (line.e === 'called' || line.e === 'passed') {
      const next = (state.cells[TURN]! + 1) % this.#setup.players;
      this.#close((call) => call.caller === next, line.t);
    }
  }

  check(_state: WinkState, line: Line<WinkEvent>): Flaw | null {
    if (this.#setup.options.channel === 'faces') {
      return { rule: 'D-1', message: `"${line.e}" at a table of real faces` };
    }
    if (line.e === 'looked') return this.#checkLook(line);
    if (line.e === 'signalled') return this.#checkSignal(line);
    throw new Error(`A witness is not asked about "${line.e}".`);
  }

  #open(state: WinkState, { seat, number, t }: Line<Called>): void {
    const partner = state.cells[TWIN + number]!;
    this.#calls.push({ caller: seat, number, partner, from: t, until: Number.POSITIVE_INFINITY });
  }

  #close(which: (call: Call) => boolean, t: number): void {
    for (const call of this.#calls) if (call.until > t && which(call)) call.until = t;
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
    const { players, options } = this.#setup;
    if (from === undefined || until === undefined || seenBy === undefined) {
      throw new Error(
        'A signal in a record carries from, until and seenBy: the line was not read by its shape.',
      );
    }
    if (t !== until || from > until) return { rule: 'D-5', message: 'a signal is written when it is over' };
    if (
      seenBy.some((other, index) => other >= players || other === seat || other <= (seenBy[index - 1] ?? -1))
    ) {
      return { rule: 'D-5', message: 'seenBy lists other seats, each once, in rising order' };
    }
    if (!options.signals.includes(signal)) {
      return { rule: 'W-24', message: `"${signal}" was not agreed on` };
    }
    const calls = this.#calls.filter(
      (call) => call.caller === to && call.number === number && call.partner === seat && call.from <= from,
    );
    if (calls.length === 0) return { rule: 'W-23', message: `seat ${seat} is not the partner of seat ${to}` };
    if (calls.every((call) => call.until < from)) {
      return { rule: 'W-22', message: `the signal for ${number} began too late` };
    }
    const unseen = this.#sight.flaw({ seat, to, from, until, seenBy });
    return unseen === null ? null : { rule: 'D-5', message: unseen };
  }
}
