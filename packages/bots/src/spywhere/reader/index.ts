import type * as spywhereRules from '@oeillade/games/spywhere';
import { Random, seedFrom } from '@oeillade/kernel';
import { Beliefs } from '../beliefs.ts';
import { guisesOf } from '../habits/index.ts';
import type { Seen } from '../mind.ts';
import { Notebook } from '../notebook.ts';

const ATTENTIVE = { follows: 5, hints: 1, memory: 1 } as const;
/** Nobody's seat: no passport is the reader's own. */
const NO_SEAT = -1;

/**
 * Somebody who watches a game of Spywhere from the deal on, misses nothing, forgets nothing, and joins all of it
 * exactly: Bayes' rule over every way in which the passports can lie.
 *
 * What is taken for granted: before the first turn every way is equally likely. Players act each for themselves,
 * by habits that were counted in games of bots of every level (`habits`): how often one takes a card of one's own, gives
 * one away, or leaves a triple that one could eliminate. Which level a player is like is weighed as well. Nobody eliminates
 * their own (S-24). Cards drawn and attempts made face down say nothing.
 */
export class PublicReader {
  readonly #players: number;
  readonly #notebook: Notebook;

  constructor(players: number, options: spywhereRules.SpywhereOptions) {
    this.#players = players;
    const guises = guisesOf(players);
    const place = {
      guises,
      seat: NO_SEAT,
      players,
      options,
      // Whoever notices everything leaves nothing to chance: it is never asked.
      random: new Random(seedFrom('public reader'), 'unused'),
      view: () => {
        throw new Error('A reader begins with the deal, and needs no view.');
      },
    };
    this.#notebook = new Notebook(place, guises, ATTENTIVE);
  }

  /** Something happened that everybody may know of. */
  notice(seen: Seen): void {
    this.#notebook.notice(seen, false);
  }

  /** By seat, then by nationality: how likely that seat has that passport. */
  chances(): number[][] {
    const { chances } = new Beliefs(this.#notebook.evidence, this.#players, NO_SEAT, 0);
    return chances.map((row) => [...row]);
  }
}
