import * as spywhereRules from '@oeillade/games/spywhere';
import type { Random } from '@oeillade/kernel';
import type { Beliefs } from './beliefs.ts';
import { best, type Command, type Of, ofKind, ownMask, type View } from './mind.ts';

const { indexOf } = spywhereRules;

/** What the sides of an exchange are worth to somebody, counted in cards of their own. */
export interface Taste {
  readonly ownCard: number;
  /** A triple in the market, which can be eliminated for a card. */
  readonly triple: number;
  /** What it costs to put down a card that the others want. */
  readonly feeds: number;
  /** What it is worth to take a card away that the others want. */
  readonly denies: number;
}

/** How somebody exchanges who does not search. */
export interface Exchanging {
  readonly taste: Taste;
  /** Exchanges are valued with a whim of up to this much, in cards of one's own. */
  readonly whim: number;
  /** How often one overlooks what there is to take, and exchanges anything. */
  readonly overlooks: number;
}

/** A player who overlooks cards values all exchanges nearly alike, but still gives its own cards away unwillingly. */
const OVERLOOKED = 1.5;

export function pickExchange(
  { taste, whim, overlooks }: Exchanging,
  view: View,
  legal: readonly Command[],
  beliefs: Beliefs,
  random: Random,
): Of<'exchange'> {
  const worth = worthOf(taste, view, beliefs);
  const spread = random.happens(overlooks) ? OVERLOOKED : whim;
  return best(ofKind(legal, 'exchange'), (exchange) => worth(exchange) + spread * random.fraction());
}

/** How much each exchange is worth to somebody of that taste and those beliefs. */
export function worthOf(taste: Taste, view: View, beliefs: Beliefs): (exchange: Of<'exchange'>) => number {
  const own = ownMask(view);
  const wanted = wantedBy(view, beliefs);
  return ({ gave, took }) => {
    const given = indexOf(gave);
    const taken = indexOf(took);
    const gain = ((own >> taken) & 1) - ((own >> given) & 1);
    const alike = view.market.filter((card) => card === gave).length + 1 - Number(gave === took);
    const makesTriple = alike >= 3 && ((own >> given) & 1) === 0;
    const feeding = makesTriple || gave === took ? 0 : wanted(given);
    return (
      taste.ownCard * gain +
      (makesTriple ? taste.triple : 0) -
      taste.feeds * feeding +
      (gave === took ? 0 : taste.denies * wanted(taken))
    );
  };
}

/** How likely somebody else wants a nationality; those who come first count most, for they can take it. */
function wantedBy(view: View, beliefs: Beliefs): (nation: number) => number {
  const players = view.seats.length;
  return (nation) => {
    let want = 0;
    for (let after = 1; after < players; after++) {
      const seat = (view.viewer! + after) % players;
      want += beliefs.chances[seat]![nation]! * (1 - (0.5 * (after - 1)) / players);
    }
    return want;
  };
}
