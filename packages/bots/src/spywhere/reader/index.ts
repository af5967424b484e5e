import type { spywhereRules } from '@oeillade/games';
import { Random, seedFrom } from '@oeillade/kernel';
import { Beliefs } from '../beliefs.ts';
import { EFFORT } from '../effort.ts';
import type { Seen } from '../mind.ts';
import { Notebook } from '../notebook.ts';

const ATTENTIVE = { exchanges: 1, declines: 1, memory: 1 } as const;
/** Nobody's seat: no passport is the reader's own. */
const NO_SEAT = -1;

/**
 * Somebody who watches a game of Spywhere from the deal on, misses nothing, forgets nothing, and joins all of it
 * exactly: Bayes' rule over every way in which the passports can lie.
 *
 * What is taken for granted: before the first turn every way is equally likely. Players act each for themselves,
 * by the expert's reading: whoever finds a card of their own in the market takes one nine times in ten; they give
 * one away once in twenty-five; they leave a triple that they could eliminate three times in twenty; and they never
 * eliminate their own (S-24). Cards drawn and attempts made face down say nothing.
 */
export class PublicReader {
  readonly #players: number;
  readonly #notebook: Notebook;

  constructor(players: number, options: spywhereRules.SpywhereOptions) {
    this.#players = players;
    const place = {
      seat: NO_SEAT,
      players,
      options,
      // Whoever notices everything leaves nothing to chance: it is never asked.
      random: new Random(seedFrom('public reader'), 'unused'),
      view: () => {
        throw new Error('A reader begins with the deal, and needs no view.');
      },
    };
    this.#notebook = new Notebook(place, EFFORT.reading, ATTENTIVE);
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
