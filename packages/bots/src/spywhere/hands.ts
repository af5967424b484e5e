import * as spywhereRules from '@oeillade/games/spywhere';
import type { Seen, View } from './mind.ts';

const { CARDS_EACH, indexOf, NATION_COUNT } = spywhereRules;

/** What is publicly known of the hands: who took what, and has not given it back. */
export class Hands {
  /** By seat, then by nationality: cards that everybody saw go into that hand. */
  readonly known: number[][];
  /** By seat: cards of which nobody knew that the seat had them until it gave them. */
  readonly shown: number[];

  constructor(players: number) {
    this.known = Array.from({ length: players }, () => new Array<number>(NATION_COUNT).fill(0));
    this.shown = new Array<number>(players).fill(0);
  }

  notice(seen: Seen): void {
    if (seen.e !== 'exchanged') return;
    const known = this.known[seen.seat]!;
    const gave = indexOf(seen.gave);
    if (known[gave]! > 0) known[gave]!--;
    else this.shown[seen.seat]!++;
    known[indexOf(seen.took)]!++;
  }

  /** By nationality: the cards that lie where this viewer cannot see them, in the pile or in a hand. */
  unseen(view: View, inPlay: number): number[] {
    const left = Array.from({ length: NATION_COUNT }, (_, nation) => ((inPlay >> nation) & 1) * CARDS_EACH);
    for (const card of [...view.market, ...view.own!.hand]) left[indexOf(card)]!--;
    view.seats.forEach(({ clues }, seat) => {
      for (const nation of clues) left[indexOf(nation)]! -= 3;
      if (seat === view.viewer) return;
      for (let nation = 0; nation < NATION_COUNT; nation++) left[nation]! -= this.known[seat]![nation]!;
    });
    return left;
  }
}
