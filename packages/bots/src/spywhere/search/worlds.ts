import * as spywhereRules from '@oeillade/games/spywhere';
import type { Evidence } from '../evidence.ts';
import type { Hands } from '../hands.ts';
import { inPlayWithout, type Place, type View } from '../mind.ts';
import type { Dice } from './dice.ts';

const { indexOf, nationAt, nationsIn, NATION_COUNT, spywhere } = spywhereRules;

type State = spywhereRules.SpywhereState;
type Nation = spywhereRules.Nation;

/** Makes whole states out of what one seat knows: each looks to that seat as the table does. */
export class Worlds {
  readonly #place: Place;
  readonly #view: View;
  readonly #evidence: Evidence;
  readonly #hands: Hands;
  readonly #unseen: readonly number[];
  /** All the ways in which the passports of the others can lie, with their weights. */
  readonly #joint: number[][] = [];
  readonly #weights: number[] = [];

  constructor(place: Place, view: View, own: number, evidence: Evidence, hands: Hands) {
    this.#place = place;
    this.#view = view;
    this.#evidence = evidence;
    this.#hands = hands;
    this.#unseen = hands.unseen(view, inPlayWithout(view.out));
    this.#join([], own, own, 1);
  }

  get players(): number {
    return this.#place.players;
  }

  sample(dice: Dice): State {
    const identity = this.#joint[dice.weighed(this.#weights)]!;
    const left = [...this.#unseen];
    const hands = this.#view.seats.map((_, seat) => this.#hand(seat, identity[seat]!, left, dice));
    const rest: number[] = [];
    left.forEach((count, nation) => {
      for (let card = 0; card < count; card++) rest.push(nation);
    });
    const state = this.#begin(identity, hands, dice.shuffled(rest).map(nationAt));
    this.#layAttempts(state, identity, dice);
    return state;
  }

  #join(chosen: readonly number[], own: number, used: number, weight: number): void {
    const seat = chosen.length;
    if (seat === this.#view.seats.length) {
      this.#joint.push([...chosen]);
      this.#weights.push(weight);
      return;
    }
    if (seat === this.#view.viewer) {
      this.#join([...chosen, own], own, used, weight);
      return;
    }
    const weights = this.#evidence.of(seat);
    this.#evidence.identities.forEach((identity, index) => {
      if (weights[index] === 0 || (identity & used) !== 0) return;
      this.#join([...chosen, identity], own, used | identity, weight * weights[index]!);
    });
  }

  /**
   * What a seat holds: what it was seen to take, and of all that it drew unseen first its own, for it gave away what is
   * not.
   */
  #hand(seat: number, own: number, left: number[], dice: Dice): Nation[] {
    if (seat === this.#view.viewer) return [...this.#view.own!.hand];
    const hand: Nation[] = [];
    this.#hands.known[seat]!.forEach((count, nation) => {
      for (let card = 0; card < count; card++) hand.push(nationAt(nation));
    });
    const hidden = this.#view.seats[seat]!.handSize - hand.length;
    const kept = Math.min(hidden, ownAmong(hidden + this.#hands.shown[seat]!, own, left, dice));
    for (let card = 0; card < hidden; card++) {
      const wanted = card < kept ? own : ~own;
      const nation = takeOne(left, wanted, dice) ?? takeOne(left, ~0, dice);
      if (nation !== null) hand.push(nationAt(nation));
    }
    return hand;
  }

  /** Begins a game with a deal of the cards as they lie now, and plays the few events that lead to the present step. */
  #begin(identity: readonly number[], hands: Nation[][], pile: Nation[]): State {
    const { seat, players, options } = this.#place;
    const { market, out, step, seats } = this.#view;
    const drawn = step === 'exchange' ? hands[seat]!.pop() : undefined;
    const passports = identity.map(nationsIn);
    const dealt = { e: 'dealt', out, passports, hands, market, pile, first: seat } as const;
    const state = spywhere.begin(
      { players, options },
      drawn === undefined ? dealt : { ...dealt, pile: [drawn, ...pile] },
    );
    // S-52 and S-60 count turns. The viewer's first, so that the last one passes the turn to it.
    const counted = players === 2 || options.finishRound ? players : 0;
    for (let after = 0; after < counted; after++) {
      const who = (seat + after) % players;
      for (let turn = 0; turn < seats[who]!.turnsTaken; turn++)
        spywhere.fold(state, { e: 'turn-ended', seat: who });
    }
    const [card] = market;
    if (drawn !== undefined) spywhere.fold(state, { e: 'drew', seat, card: drawn, why: 'turn' });
    else if (card !== undefined) spywhere.fold(state, { e: 'exchanged', seat, gave: card, took: card });
    return state;
  }

  /** The cards that lie face down are what their owners most likely thought. */
  #layAttempts(state: State, identity: readonly number[], dice: Dice): void {
    this.#view.seats.forEach(({ attempts }, seat) => {
      let used = identity[seat]!;
      for (const { at, nation } of attempts) {
        const guess = nation === null ? this.#guess(at, used, dice) : indexOf(nation);
        used |= 1 << guess;
        spywhere.fold(state, { e: 'attempted', seat, at, nation: nationAt(guess) });
      }
    });
  }

  #guess(at: number, used: number, dice: Dice): number {
    const weights = new Array<number>(NATION_COUNT).fill(0);
    const evidence = this.#evidence.of(at);
    this.#evidence.identities.forEach((own, index) => {
      for (let nation = 0; nation < NATION_COUNT; nation++) {
        if ((own >> nation) & 1 & ~(used >> nation)) weights[nation]! += evidence[index]!;
      }
    });
    const nation = dice.weighed(weights);
    if (nation !== -1) return nation;
    const open = inPlayWithout(this.#view.out) & ~used;
    return 31 - Math.clz32(open & -open);
  }
}

/** How many of so many cards that were drawn from those left are of the own nationalities. */
function ownAmong(drawn: number, own: number, left: readonly number[], dice: Dice): number {
  const all = left.reduce((sum, count) => sum + count, 0);
  const share =
    left.reduce((sum, count, nation) => sum + ((own >> nation) & 1) * count, 0) / Math.max(1, all);
  let count = 0;
  for (let card = 0; card < drawn; card++) if (dice.fraction() < share) count++;
  return count;
}

/** Takes one of the cards left of the wanted nationalities away; null where there is none. */
function takeOne(left: number[], wanted: number, dice: Dice): number | null {
  const nation = dice.weighed(left.map((count, index) => ((wanted >> index) & 1) * count));
  if (nation === -1) return null;
  left[nation]!--;
  return nation;
}
