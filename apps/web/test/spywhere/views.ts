import type * as spywhereRules from '@oeillade/games/spywhere';
import { games } from '@oeillade/games/spywhere';
import { legalCommands, readSetup, type Seat } from '@oeillade/kernel';
import type { Marks } from '../../src/games/spywhere/table/notebook.ts';
import {
  type SpywhereScreen,
  spywhereScreen,
  type Wishes,
} from '../../src/games/spywhere/table/spywhere-screen.ts';
import '../support/library.ts';
import { lobbyOf } from '../support/lobby-of.ts';

type Nation = spywhereRules.Nation;

/** Ada is Italian, Ben French, Cleo Japanese, Dora British; Germany is out, and the USA are nobody’s. */
const DEALT: spywhereRules.Dealt = {
  e: 'dealt',
  out: 'germany',
  passports: [['italy'], ['france'], ['japan'], ['britain']],
  hands: [
    ['italy', 'usa', 'usa'],
    ['france', 'usa', 'usa'],
    ['japan', 'usa', 'usa'],
    ['britain', 'usa', 'usa'],
  ],
  market: ['usa', 'usa', 'britain', 'britain', 'japan'],
  pile: Array.from({ length: 20 }, () => 'france' as const),
  first: 0,
};

interface Seen {
  readonly wishes?: Partial<Wishes>;
  readonly marks?: Marks;
  readonly isPassportOpen?: boolean;
}

/** A game of Spywhere for four, and what each of them sees of it. */
export class Dinner {
  readonly #state: spywhereRules.SpywhereState;

  constructor(dealt: Partial<spywhereRules.Dealt> = {}) {
    const setup = readSetup(games.spywhere, 4, {});
    if (!setup.ok) throw new Error(setup.message);
    this.#state = games.spywhere.begin(setup.setup, { ...DEALT, ...dealt });
  }

  /** What happened, in the words of the record. */
  goes(...events: readonly spywhereRules.SpywhereEvent[]): this {
    for (const event of events) games.spywhere.fold(this.#state, event);
    return this;
  }

  eliminates(seat: Seat, nation: Nation): this {
    return this.goes({ e: 'eliminated', seat, nation });
  }

  view(seat: Seat | null): spywhereRules.SpywhereView {
    return games.spywhere.view(this.#state, seat);
  }

  seenBy(seat: Seat, { wishes = {}, marks = {}, isPassportOpen = true }: Seen = {}): SpywhereScreen {
    return spywhereScreen(
      { seat, view: this.view(seat) },
      lobbyOf('spywhere'),
      legalCommands(games.spywhere, this.#state, seat),
      { gave: null, place: null, ...wishes },
      { marks, isPassportOpen },
    );
  }
}
