import * as spywhereRules from '@oeillade/games/spywhere';
import { Beliefs } from './beliefs.ts';
import type { Character } from './character.ts';
import { Evidence } from './evidence.ts';
import { pickExchange } from './exchange.ts';
import { chanceOf, lastGuesses, surest } from './guesses.ts';
import { ANYBODY } from './habits/index.ts';
import {
  type Command,
  ofKind,
  ownMask,
  type Place,
  type Seen,
  type SpywhereMind,
  type View,
} from './mind.ts';
import { Notebook } from './notebook.ts';

const { CARDS_EACH, indexOf, NATIONS } = spywhereRules;

/** Plays by rules of thumb. */
export class ThumbMind implements SpywhereMind {
  readonly #place: Place;
  readonly #character: Character;
  readonly #notebook: Notebook;

  constructor(place: Place, character: Character) {
    this.#place = place;
    this.#character = character;
    this.#notebook = new Notebook(place, place.guises, character.attention);
  }

  notice(seen: Seen, standIn: boolean): void {
    this.#notebook.notice(seen, standIn);
  }

  choose(view: View, legal: readonly Command[]): Command {
    switch (view.step) {
      case 'exchange':
        return pickExchange(this.#character, view, legal, this.#beliefs(view), this.#place.random);
      case 'act':
      case 'attempt':
        return this.#eliminate(legal) ?? this.#attempt(view, legal) ?? ofKind(legal, 'end-turn')[0]!;
      case 'last':
        return lastGuesses(legal, this.#beliefs(view));
      default:
        return legal[0]!;
    }
  }

  #eliminate(legal: readonly Command[]): Command | null {
    const [elimination] = ofKind(legal, 'eliminate');
    return elimination && this.#place.random.happens(this.#character.eliminates) ? elimination : null;
  }

  #attempt(view: View, legal: readonly Command[]): Command | null {
    const { attemptsFrom, confidence } = this.#character;
    if (pileLeft(view) > attemptsFrom) return null;
    const beliefs = this.#beliefs(view);
    const attempt = surest(legal, beliefs);
    return attempt && chanceOf(beliefs, attempt) >= confidence ? attempt : null;
  }

  #beliefs(view: View): Beliefs {
    const { players, seat, random } = this.#place;
    const forgets = this.#character.cluesAlone > 0 && random.happens(this.#character.cluesAlone);
    const evidence = forgets ? cluesOf(view, this.#notebook.evidence) : this.#notebook.evidence;
    return new Beliefs(evidence, players, seat, ownMask(view));
  }
}

/** The share of the first pile that is left. */
function pileLeft(view: View): number {
  const nations = NATIONS.length - (view.out === null ? 0 : 1);
  return view.pileSize / (nations * CARDS_EACH - 3 * view.seats.length - 5);
}

/** The evidence of the clue piles alone. */
function cluesOf(view: View, { identities }: Evidence): Evidence {
  const evidence = new Evidence(
    identities,
    view.seats.map(() => [{ habits: ANYBODY, prior: 1 }]),
  );
  view.seats.forEach(({ clues }, seat) => {
    for (const nation of clues) evidence.eliminated(seat, indexOf(nation));
  });
  return evidence;
}
