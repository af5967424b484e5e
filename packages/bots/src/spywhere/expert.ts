import type { Beliefs } from './beliefs.ts';
import { pickExchange } from './exchange.ts';
import { chanceOf, lastGuesses, surest } from './guesses.ts';
import { Hands } from './hands.ts';
import type { Expertise } from './judgement.ts';
import { type Command, ofKind, type Place, type Seen, type SpywhereMind, type View } from './mind.ts';
import { Notebook } from './notebook.ts';
import { attemptsLeft, beliefsOf, raceAt } from './standing.ts';

/** Follows more people than most, forgets little, and ends the game when it is ahead. */
export class ExpertMind implements SpywhereMind {
  readonly #place: Place;
  readonly #judgement: Expertise;
  readonly #notebook: Notebook;
  readonly #hands: Hands;

  constructor(place: Place, judgement: Expertise) {
    this.#place = place;
    this.#judgement = judgement;
    this.#notebook = new Notebook(place, place.guises, judgement.attention);
    this.#hands = new Hands(place.players);
  }

  notice(seen: Seen, standIn: boolean): void {
    this.#hands.notice(seen);
    this.#notebook.notice(seen, standIn);
  }

  choose(view: View, legal: readonly Command[]): Command {
    const beliefs = beliefsOf(view, this.#notebook.evidence);
    switch (view.step) {
      case 'exchange':
        return pickExchange(this.#judgement, view, legal, beliefs, this.#place.random);
      case 'act':
      case 'attempt':
        return (
          ofKind(legal, 'eliminate')[0] ??
          this.#attempt(view, legal, beliefs) ??
          ofKind(legal, 'end-turn')[0]!
        );
      case 'last':
        return lastGuesses(legal, beliefs);
      default:
        return legal[0]!;
    }
  }

  #attempt(view: View, legal: readonly Command[], beliefs: Beliefs): Command | null {
    const { leastConfidence, calmConfidence, margin } = this.#judgement;
    const attempt = surest(legal, beliefs);
    if (!attempt || chanceOf(beliefs, attempt) < leastConfidence) return null;
    const left = attemptsLeft(view);
    const { mine, best: rival } = raceAt(view, this.#notebook.evidence, beliefs, this.#hands, left - 1);
    if (mine > rival * (1 + margin)) return attempt;
    return left > 1 && chanceOf(beliefs, attempt) >= calmConfidence ? attempt : null;
  }
}
