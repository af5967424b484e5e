import * as winkFamily from '@oeillade/games/wink-family';
import { seedFrom } from '@oeillade/kernel';
import { type Ask, DEFAULT_RULES, Table, type TableRules } from '@oeillade/table';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora'] as const;
export type Name = (typeof NAMES)[number];

export const seatOf = (name: Name): number => NAMES.indexOf(name);

const RULES: TableRules = {
  ...DEFAULT_RULES,
  turning: 200,
  lasting: 800,
  leastBetweenCalls: 0,
  mostForTurn: null,
};

interface Plan {
  readonly game?: string;
  readonly options?: object;
  readonly rules?: Partial<TableRules>;
  readonly secret?: string;
}

/** A real table where four do what the test says, at the millisecond at which it says so. Ada begins. */
export class Evening {
  readonly #table: Table;
  #now = 0;
  #asked = 0;

  constructor({ game = 'zwinkern', options = { first: 0 }, rules = {}, secret = 'an evening' }: Plan = {}) {
    const opening = { game, options, rules: { ...RULES, ...rules } };
    this.#table = Table.open(opening, {
      findGame: winkFamily.winkGameOf,
      entropy: () => seedFrom(secret),
    }).table;
    NAMES.forEach((name, seat) => {
      const token = seat.toString(16).padStart(32, '0');
      this.#table.take(null, { ask: 'sit', name, token, id: `sit ${name}` }, 0);
    });
    for (const name of NAMES) this.#ask(name, { ask: 'ready', ready: true });
    this.#table.asHost({ ask: 'start' }, 0);
  }

  /** It is now so many milliseconds after the deal. */
  at(t: number): this {
    for (let wake = this.#table.wakeAt(); wake <= t; wake = this.#table.wakeAt()) this.#table.wake(wake);
    this.#now = t;
    return this;
  }

  looks(name: Name, at: Name | 'board'): this {
    return this.#ask(name, { ask: 'look', at: at === 'board' ? null : seatOf(at) });
  }

  calls(name: Name, number: number): this {
    return this.#plays(name, { do: 'call', number });
  }

  winks(name: Name, to: Name): this {
    return this.#plays(name, { do: 'signal', to: seatOf(to), signal: 'wink' });
  }

  /** With real eyes: the camera tells of it at once. */
  winksForReal(name: Name, signal = 'wink'): this {
    return this.#ask(name, { ask: 'winked', signal });
  }

  names(name: Name, partner: Name): this {
    return this.#plays(name, { do: 'designate', named: seatOf(partner) });
  }

  accuses(name: Name, named: Name, number: number): this {
    return this.#plays(name, { do: 'accuse', named: seatOf(named), number });
  }

  /** All agree to stop here. */
  ends(): this {
    for (const name of NAMES) this.#ask(name, { ask: 'vote', on: 'end', yes: true });
    return this;
  }

  hand(name: Name): readonly number[] {
    return (this.#table.view(seatOf(name)) as winkFamily.WinkView).hand!;
  }

  /** The record as the server gives it. */
  record(): string {
    const record = this.#table.record();
    if (record === null) throw new Error('Nothing was played.');
    return record;
  }

  #plays(name: Name, command: object): this {
    return this.#ask(name, { ask: 'play', command });
  }

  #ask(name: Name, ask: Ask): this {
    const id = String(this.#asked++);
    const { messages } = this.#table.take(seatOf(name), { ...ask, id }, this.#now);
    for (const { numbered } of messages) {
      const { message } = numbered;
      if (message.m === 'answer' && message.id === id && message.refusal) {
        throw new Error(`${name} may not ${JSON.stringify(ask)}: ${message.refusal.code}`);
      }
    }
    return this;
  }
}

/**
 * An evening that is known to the millisecond: Ada calls a card of Ben's, he winks, Dora just misses it, and Ada
 * names him; Ben calls a card of Cleo's, whose wink Dora catches and accuses.
 */
export function knownEvening(): {
  readonly evening: Evening;
  readonly benHas: number;
  readonly cleoHas: number;
} {
  const evening = new Evening();
  const benHas = evening.hand('Ben')[0]!;
  const cleoHas = evening.hand('Cleo')[0]!;
  const doraHas = evening.hand('Dora')[0]!;
  const adaHas = evening.hand('Ada')[0]!;
  evening.at(1_000).calls('Ada', benHas);
  evening.at(1_500).looks('Ada', 'Ben');
  evening.at(1_600).looks('Dora', 'Ben');
  evening.at(2_000).looks('Ben', 'Ada');
  evening.at(2_700).looks('Dora', 'board');
  evening.at(3_000).winks('Ben', 'Ada');
  evening.at(5_000).calls('Ben', cleoHas);
  evening.at(5_500).looks('Ben', 'Cleo');
  evening.at(6_000).looks('Cleo', 'Ben').looks('Dora', 'Cleo');
  evening.at(7_000).winks('Cleo', 'Ben');
  evening.at(9_000).accuses('Dora', 'Cleo', cleoHas);
  evening.at(10_000).calls('Cleo', doraHas);
  evening.at(11_000).calls('Dora', adaHas);
  evening.at(12_000).names('Ada', 'Ben');
  evening.at(14_000).ends();
  return { evening, benHas, cleoHas };
}
