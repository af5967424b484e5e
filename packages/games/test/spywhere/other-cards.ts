import type { ChanceDrawn, Line, Random, Viewer } from '@oeillade/kernel';
import { type Dealt, indexOf, type Nation, type SpywhereEvent, sorted } from '../../src/spywhere/index.ts';

/** A card of which one face or another would make no difference to the viewer, unless it is seen. */
interface Card {
  nation: Nation;
  isSeen: boolean;
}

/** S-27: three cards went back, and with those that lay in the pile (`below`) became a new pile. */
interface Shuffle {
  readonly nation: Nation;
  readonly below: readonly Card[];
  readonly pile: readonly Card[];
}

export interface ResampledCards {
  readonly dealt: Pick<Dealt, 'hands' | 'market' | 'pile'>;
  readonly drawn: readonly ChanceDrawn[];
}

/** Follows each card through a game, as far as the viewer can. */
export class CardTrack {
  readonly #dealt: {
    readonly hands: readonly Card[][];
    readonly market: readonly Card[];
    readonly pile: readonly Card[];
  };
  readonly #shuffles: Shuffle[] = [];
  readonly #hands: Card[][];
  readonly #viewer: Viewer;
  #market: Card[];
  #pile: Card[];

  constructor([dealt, ...lines]: readonly Line<SpywhereEvent>[], viewer: Viewer) {
    if (dealt?.e !== 'dealt') throw new Error('Cards are followed from their deal on.');
    this.#viewer = viewer;
    const hands = dealt.hands.map((hand, seat) =>
      hand.map((nation) => ({ nation, isSeen: seat === viewer })),
    );
    this.#dealt = { hands, market: dealt.market.map(seen), pile: dealt.pile.map(unseen) };
    this.#hands = hands.map((hand) => [...hand]);
    this.#market = [...this.#dealt.market];
    this.#pile = [...this.#dealt.pile];
    for (const line of lines) this.#follow(line);
  }

  /**
   * Deals the cards that the viewer never saw anew. What lay in a pile before it was shuffled follows from what
   * lies in it after; null where it would lack the cards that went back.
   */
  resampled(random: Random): ResampledCards | null {
    const hidden = [...this.#hands.flat(), ...this.#pile].filter((card) => !card.isSeen);
    give(hidden, random.shuffled(nationsOf(hidden)));
    for (const { nation, below, pile } of this.#shuffles.toReversed()) {
      const rest = nationsOf(pile);
      for (let back = 0; back < 3; back++) {
        if (!rest.includes(nation)) return null;
        rest.splice(rest.indexOf(nation), 1);
      }
      give(below, random.shuffled(rest));
    }
    const { hands, market, pile } = this.#dealt;
    return {
      dealt: {
        hands: hands.map((hand) => sorted(nationsOf(hand))),
        market: nationsOf(market),
        pile: nationsOf(pile),
      },
      drawn: this.#shuffles.map(({ pile }) => ({ kind: 'shuffle', cards: nationsOf(pile).map(indexOf) })),
    };
  }

  #follow(line: Line<SpywhereEvent>): void {
    switch (line.e) {
      case 'drew': {
        const card = this.#pile.shift()!;
        if (line.seat === this.#viewer) card.isSeen = true;
        this.#hands[line.seat]!.push(card);
        break;
      }
      case 'exchanged': {
        const hand = this.#hands[line.seat]!;
        const place = this.#market.findIndex(({ nation }) => nation === line.took);
        // Of several alike, one that was seen before: the others then stay unknown.
        const alike = hand.filter(({ nation }) => nation === line.gave);
        const gave = alike.find(({ isSeen }) => isSeen) ?? alike[0]!;
        gave.isSeen = true;
        hand[hand.indexOf(gave)] = this.#market[place]!;
        this.#market[place] = gave;
        break;
      }
      case 'eliminated':
        this.#takeThree(line.nation);
        break;
      case 'filled':
        for (const card of this.#pile.splice(0, line.cards.length)) {
          card.isSeen = true;
          this.#market.push(card);
        }
        break;
      case 'returned': {
        this.#takeThree(line.nation);
        const pile = line.pile.map(unseen);
        this.#shuffles.push({ nation: line.nation, below: this.#pile, pile });
        this.#pile = [...pile];
        break;
      }
    }
  }

  #takeThree(taken: Nation): void {
    let left = 3;
    this.#market = this.#market.filter(({ nation }) => nation !== taken || left-- <= 0);
  }
}

const seen = (nation: Nation): Card => ({ nation, isSeen: true });
const unseen = (nation: Nation): Card => ({ nation, isSeen: false });
const nationsOf = (cards: readonly Card[]): Nation[] => cards.map(({ nation }) => nation);

function give(cards: readonly Card[], nations: readonly Nation[]): void {
  cards.forEach((card, index) => {
    card.nation = nations[index]!;
  });
}
