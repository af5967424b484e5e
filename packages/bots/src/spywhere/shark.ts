import type { Beliefs } from './beliefs.ts';
import type { Effort } from './effort.ts';
import { worthOf } from './exchange.ts';
import { chanceOf, lastGuesses } from './guesses.ts';
import { Hands } from './hands.ts';
import {
  type Command,
  ofKind,
  ownMask,
  type Place,
  type Seen,
  type SpywhereMind,
  takesOwn,
  type View,
} from './mind.ts';
import { Notebook } from './notebook.ts';
import { Dice } from './search/dice.ts';
import { type Candidate, Search } from './search/search.ts';
import { Worlds } from './search/worlds.ts';
import { attemptsLeft, beliefsOf, raceAt } from './standing.ts';

const ATTENTIVE = { follows: 5, hints: 1, memory: 1 } as const;

/** Takes in everything, and looks ahead. */
export class SharkMind implements SpywhereMind {
  readonly #place: Place;
  readonly #effort: Effort;
  readonly #notebook: Notebook;
  readonly #hands: Hands;
  readonly #dice: Dice;
  /** A thought that is not finished yet; whatever happens at the table ends it. */
  #search: Search | null = null;

  constructor(place: Place, effort: Effort) {
    const { players, random } = place;
    this.#place = place;
    this.#effort = effort;
    this.#notebook = new Notebook(place, place.guises, ATTENTIVE);
    this.#hands = new Hands(players);
    this.#dice = new Dice(random);
  }

  notice(seen: Seen, standIn: boolean): void {
    this.#search = null;
    this.#hands.notice(seen);
    this.#notebook.notice(seen, standIn);
  }

  choose(view: View, legal: readonly Command[]): Command | null {
    switch (view.step) {
      case 'exchange':
        return this.#ponder(view, () => this.#exchanges(view, legal));
      case 'act':
      case 'attempt':
        return this.#ponder(view, () => this.#acts(view, legal));
      case 'last':
        return lastGuesses(legal, this.#beliefs(view));
      default:
        return legal[0]!;
    }
  }

  /** Looks at the next slice of worlds; null while there are more. */
  #ponder(view: View, candidates: () => readonly Candidate[]): Command | null {
    const { slice, worlds } = this.#effort;
    this.#search ??= this.#begin(view, candidates());
    if (!this.#search.isSettled) this.#search.look(slice);
    if (!this.#search.isSettled && this.#search.played < worlds) return null;
    const { best } = this.#search;
    this.#search = null;
    return best;
  }

  #begin(view: View, candidates: readonly Candidate[]): Search {
    const { evidence } = this.#notebook;
    return new Search({
      seat: this.#place.seat,
      candidates,
      worlds: new Worlds(this.#place, view, ownMask(view), evidence, this.#hands),
      evidence,
      plans: this.#effort.plans,
      dice: this.#dice,
    });
  }

  /** The best exchanges, and always one that takes no own card: to stay hidden may be worth more. */
  #exchanges(view: View, legal: readonly Command[]): Candidate[] {
    const { exchanges, prior, taste } = this.#effort;
    const worth = worthOf(taste, view, this.#beliefs(view));
    const sorted = ofKind(legal, 'exchange')
      .map((command) => ({ command, prior: prior.card * worth(command) }))
      .sort((a, b) => b.prior - a.prior);
    const first = sorted.slice(0, exchanges);
    const bluff = sorted.slice(exchanges).find(({ command }) => !takesOwn(view, command));
    return bluff && first.every(({ command }) => takesOwn(view, command)) ? [...first, bluff] : first;
  }

  #acts(view: View, legal: readonly Command[]): Candidate[] {
    const { prior } = this.#effort;
    const { evidence } = this.#notebook;
    const beliefs = this.#beliefs(view);
    const left = attemptsLeft(view);
    const { mine, best } = raceAt(view, evidence, beliefs, this.#hands, left - 1);
    const eager = mine > best ? prior.ahead : 0;
    const attempts = ofKind(legal, 'attempt')
      .map((command) => ({ command, prior: prior.attempt * (chanceOf(beliefs, command) - 0.5) }))
      .sort((a, b) => b.prior - a.prior)
      .slice(0, this.#effort.attempts)
      .map(({ command, prior: seeming }, place) => ({
        command,
        prior: (left === 1 ? 0 : seeming) + (place === 0 ? eager : 0),
      }));
    // An elimination comes before an attempt, and leaves it open.
    const before = Math.max(0, ...attempts.map((attempt) => attempt.prior)) + prior.elimination;
    // Of equals the first is chosen: where it makes no difference the game goes on.
    return [
      ...ofKind(legal, 'end-turn').map((command) => ({ command, prior: 0 })),
      ...ofKind(legal, 'eliminate').map((command) => ({ command, prior: before })),
      ...attempts,
    ];
  }

  #beliefs(view: View): Beliefs {
    return beliefsOf(view, this.#notebook.evidence);
  }
}
