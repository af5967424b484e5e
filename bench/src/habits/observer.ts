import { attemptKind, giveKind, takeKind } from '@oeillade/bots/spywhere/habits';
import { Attempts, type Guise, Notebook } from '@oeillade/bots/spywhere/study';
import * as spywhereRules from '@oeillade/games/spywhere';
import { type Line, Random, seedFrom } from '@oeillade/kernel';
import type { Counts } from './counts.ts';

const { indexOf, NATION_COUNT, setOf, spywhere } = spywhereRules;

type Dealt = spywhereRules.Dealt;
type Event = Line<spywhereRules.SpywhereEvent>;

/** Goes through a finished game, passports open, and counts what everybody did of all that they could have done. */
export class Observer {
  readonly #counts: readonly Counts[];
  readonly #own: readonly number[];
  readonly #inPlay: number;
  readonly #market = new Array<number>(NATION_COUNT).fill(0);
  readonly #gathered: number[][];
  readonly #attempts: Attempts;
  readonly #notebook: Notebook;
  #eliminated = false;

  /** `counts`: whose counts each seat's acts belong to. */
  constructor(dealt: Dealt, counts: readonly Counts[], guises: readonly Guise[]) {
    const players = dealt.passports.length;
    this.#counts = counts;
    this.#own = dealt.passports.map(setOf);
    this.#inPlay = ((1 << NATION_COUNT) - 1) & ~(dealt.out === null ? 0 : setOf([dealt.out]));
    for (const card of dealt.market) this.#market[indexOf(card)]!++;
    this.#gathered = dealt.passports.map(() => new Array<number>(NATION_COUNT).fill(0));
    this.#attempts = new Attempts(players);
    this.#notebook = new Notebook(nobodysPlace(players, guises), guises, ATTENTIVE);
    this.#notebook.notice(spywhereRules.disclose(dealt, null), false);
  }

  notice(event: Event): void {
    if (event.e === 'exchanged') this.#exchanged(event.seat, indexOf(event.gave), indexOf(event.took));
    if (event.e === 'eliminated') {
      this.#market[indexOf(event.nation)]! -= 3;
      this.#eliminated = true;
    }
    if (event.e === 'returned') this.#market[indexOf(event.nation)]! -= 3;
    if (event.e === 'filled') for (const card of event.cards) this.#market[indexOf(card)]!++;
    if (event.e === 'attempted') {
      this.#mightAttempt(event.seat, true);
      this.#attempts.attempted(event.seat, event.at);
    }
    if (event.e === 'turn-ended') this.#turnEnded(event.seat);
    this.#notebook.notice(spywhereRules.disclose(event, null), false);
  }

  #exchanged(seat: number, gave: number, took: number): void {
    const { takes, gives } = this.#counts[seat]!;
    const gathered = this.#gathered[seat]!;
    const isOwn = (nation: number): boolean => ((this.#own[seat]! >> nation) & 1) !== 0;
    const taking = (nation: number): number =>
      takeKind(isOwn(nation), this.#market[nation]!, gathered[nation]! > 0);
    const giving = (nation: number): number => {
      const isTaken = nation === took;
      return giveKind(isOwn(nation), this.#market[nation]! - Number(isTaken), gathered[nation]! > 0, isTaken);
    };
    const all = Array.from({ length: NATION_COUNT }, (_, nation) => nation);
    const lying = all.filter((nation) => this.#market[nation]! > 0);
    const inPlay = all.filter((nation) => (this.#inPlay >> nation) & 1);
    takes.push({ open: lying.map(taking), chosen: taking(took) });
    gives.push({ open: inPlay.map(giving), chosen: giving(gave) });
    gathered[took]!++;
    if (gathered[gave]! > 0) gathered[gave]!--;
    this.#market[gave]!++;
    this.#market[took]!--;
    this.#eliminated = false;
  }

  #turnEnded(seat: number): void {
    const { triples } = this.#counts[seat]!;
    const triple = this.#market.findIndex((many) => many >= 3);
    if (this.#eliminated) triples.taken++;
    else if (triple !== -1 && ((this.#own[seat]! >> triple) & 1) === 0) triples.left++;
    if (!this.#attempts.attemptedNow) this.#mightAttempt(seat, false);
    this.#attempts.turnEnded(seat);
  }

  /** Counts whether somebody attempts who may, and how sure it could be of that. */
  #mightAttempt(seat: number, did: boolean): void {
    const opportunity = this.#attempts.opportunity(seat, this.#notebook.evidence);
    if (opportunity === null) return;
    const counted = this.#counts[seat]!.attempts[attemptKind(opportunity.chance, opportunity.left)]!;
    if (did) counted.made++;
    else counted.left++;
  }
}

const ATTENTIVE = { follows: 5, hints: 1, memory: 1 } as const;

/** Somebody who watches has no seat, and leaves nothing to chance. */
const nobodysPlace = (players: number, guises: readonly Guise[]) => ({
  seat: -1,
  players,
  guises,
  options: spywhere.facts.defaults,
  random: new Random(seedFrom('observer'), 'unused'),
  view: () => {
    throw new Error('Who watches from the deal on needs no view.');
  },
});
