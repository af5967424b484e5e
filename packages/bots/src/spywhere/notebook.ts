import * as spywhereRules from '@oeillade/games/spywhere';
import { Attempts } from './attempts.ts';
import { Evidence } from './evidence.ts';
import type { Guise } from './habits/habits.ts';
import { identitiesOf } from './identities.ts';
import { inPlayWithout, type Place, type Seen, type View } from './mind.ts';

const { indexOf, NATION_COUNT } = spywhereRules;

/** How much of what happens somebody takes in, and how well they keep it. */
export interface Attention {
  /** How many of the others one can follow at a time: with more of them, some of their exchanges are missed. */
  readonly follows: number;
  /** How often one thinks about a triple that was left lying, and about who attempts and who does not. */
  readonly hints: number;
  /** Which share of the evidence is left after a round. */
  readonly memory: number;
}

/** Follows the public acts, and keeps what they say about each seat. */
export class Notebook {
  readonly #place: Place;
  readonly #guises: readonly Guise[];
  readonly #attention: Attention;
  readonly #market = new Array<number>(NATION_COUNT).fill(0);
  #evidence: Evidence | null = null;
  readonly #attempts: Attempts;
  #eliminatedNow = false;

  constructor(place: Place, guises: readonly Guise[], attention: Attention) {
    this.#place = place;
    this.#guises = guises;
    this.#attention = attention;
    this.#attempts = new Attempts(place.players);
  }

  /** Somebody who came in the middle of the game begins with what lies on the table. */
  get evidence(): Evidence {
    if (this.#evidence === null) {
      const view = this.#place.view();
      const evidence = this.#begin(view);
      view.seats.forEach(({ clues }, seat) => {
        for (const nation of clues) evidence.eliminated(seat, indexOf(nation));
      });
      this.#evidence = evidence;
    }
    return this.#evidence;
  }

  notice(seen: Seen, standIn: boolean): void {
    if (seen.e === 'dealt') {
      this.#evidence = this.#begin(seen);
      return;
    }
    if (this.#evidence === null) return;
    const { seat, random } = this.#place;
    const { follows, memory } = this.#attention;
    const exchanges = Math.min(1, follows / (this.#place.players - 1));
    switch (seen.e) {
      case 'exchanged': {
        const gave = indexOf(seen.gave);
        const took = indexOf(seen.took);
        // The own seat is read as well: it tells what others may think.
        const attentive = exchanges === 1 || seen.seat === seat || random.happens(exchanges);
        if (!standIn && attentive) this.#evidence.exchanged(seen.seat, this.#market, gave, took);
        this.#market[gave]!++;
        this.#market[took]!--;
        this.#eliminatedNow = false;
        break;
      }
      case 'eliminated':
        this.#evidence.eliminated(seen.seat, indexOf(seen.nation));
        this.#market[indexOf(seen.nation)]! -= 3;
        this.#eliminatedNow = true;
        break;
      case 'returned':
        this.#market[indexOf(seen.nation)]! -= 3;
        break;
      case 'filled':
        for (const card of seen.cards) this.#market[indexOf(card)]!++;
        break;
      case 'attempted':
        this.#mightAttempt(this.#evidence, seen.seat, true, standIn);
        this.#attempts.attempted(seen.seat, seen.at);
        break;
      case 'turn-ended': {
        const triple = this.#eliminatedNow ? -1 : this.#market.findIndex((count) => count >= 3);
        if (triple !== -1 && !standIn && this.#takesHints()) this.#evidence.declined(seen.seat, triple);
        if (!this.#attempts.attemptedNow) this.#mightAttempt(this.#evidence, seen.seat, false, standIn);
        this.#attempts.turnEnded(seen.seat);
        if (memory !== 1 && seen.seat === seat) this.#evidence.fade(memory);
        break;
      }
    }
  }

  #takesHints(): boolean {
    const { hints } = this.#attention;
    return hints === 1 || this.#place.random.happens(hints);
  }

  #mightAttempt(evidence: Evidence, seat: number, did: boolean, standIn: boolean): void {
    const opportunity = this.#attempts.opportunity(seat, evidence);
    if (opportunity && !standIn && this.#takesHints()) evidence.mightAttempt(seat, opportunity, did);
  }

  #begin({ out, market }: Pick<View, 'out' | 'market'>): Evidence {
    const { players } = this.#place;
    this.#market.fill(0);
    for (const card of market) this.#market[indexOf(card)]!++;
    return new Evidence(
      identitiesOf(players, inPlayWithout(out)),
      Array.from({ length: players }, () => this.#guises),
    );
  }
}
