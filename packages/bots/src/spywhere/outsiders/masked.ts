import * as spywhereRules from '@oeillade/games/spywhere';
import {
  best,
  type Command,
  inPlayWithout,
  type Of,
  ofKind,
  type Place,
  type Seen,
  type SpywhereMind,
  type View,
} from '../mind.ts';
import { ThumbMind } from '../thumb.ts';
import { CALM } from './characters.ts';

/** Somebody who does not want to be read: exchanges by a rule of its own, and else plays by rules of thumb. */
class Masked implements SpywhereMind {
  readonly #mind: ThumbMind;
  readonly #worth: (view: View, exchange: Of<'exchange'>) => number;

  constructor(place: Place, worth: (view: View, exchange: Of<'exchange'>) => number) {
    this.#mind = new ThumbMind(place, CALM);
    this.#worth = worth;
  }

  notice(seen: Seen, standIn: boolean): void {
    this.#mind.notice(seen, standIn);
  }

  choose(view: View, legal: readonly Command[]): Command {
    if (view.step !== 'exchange') return this.#mind.choose(view, legal);
    return best(ofKind(legal, 'exchange'), (exchange) => this.#worth(view, exchange));
  }
}

const isOwn = (view: View, nation: spywhereRules.Nation): boolean => view.own!.passports.includes(nation);

/** Never takes a card of its own from the market: it has those that it draws. */
export const hider = (place: Place): SpywhereMind =>
  new Masked(
    place,
    (view, { gave, took }) =>
      (isOwn(view, gave) ? -4 : 0) + (isOwn(view, took) ? -2 : 0) + 0.01 * place.random.fraction(),
  );

/** Gathers a nationality that is not its own before everybody's eyes, and its own in between. */
export function bluffer(place: Place): SpywhereMind {
  let mask: spywhereRules.Nation | null = null;
  const chosen = (view: View): spywhereRules.Nation => {
    mask ??= place.random.pick(
      spywhereRules.nationsIn(inPlayWithout(view.out)).filter((nation) => !isOwn(view, nation)),
    );
    return mask;
  };
  return new Masked(place, (view, { gave, took }) => {
    const shown = chosen(view);
    const taking = took === shown ? 1 : isOwn(view, took) ? 0.9 : 0;
    const giving = isOwn(view, gave) ? -4 : gave === shown ? -0.4 : 0;
    return taking + giving + 0.3 * place.random.fraction();
  });
}
