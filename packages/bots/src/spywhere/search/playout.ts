import * as spywhereRules from '@oeillade/games/spywhere';
import type { Chance } from '@oeillade/kernel';
import { type Evidence, sizeOf } from '../evidence.ts';
import { attemptKind, type Habits } from '../habits/habits.ts';
import type { Dice } from './dice.ts';
import { Readers } from './readers.ts';

const { board, NATION_COUNT, spywhere } = spywhereRules;
const { ACT, DRAW, EXCHANGE, handCell, LAST, OVER, PLACED, STEP, TURN } = board;

type State = spywhereRules.SpywhereState;

/** Plays a state to its end by quick rules, with everybody reading everybody on the way. */
export class Playout {
  readonly #seat: number;
  readonly #habits: readonly Habits[];
  readonly #dice: Dice;
  readonly #chance: Chance;
  readonly #evidence: Evidence;
  readonly #readers: Readers;
  readonly #market = new Uint8Array(NATION_COUNT);
  #confidence = 0;
  readonly #weights = new Float64Array(NATION_COUNT);

  /** `evidence`: one guise for each seat; how the rivals play follows from it. */
  constructor(seat: number, players: number, evidence: Evidence, dice: Dice) {
    this.#seat = seat;
    this.#habits = Array.from({ length: players }, (_, other) => evidence.habitsOf(other));
    this.#dice = dice;
    this.#chance = { shuffled: (cards) => dice.shuffled(cards), roll: (sides) => 1 + dice.below(sides) };
    this.#evidence = evidence.like();
    this.#readers = new Readers(this.#evidence);
  }

  /**
   * From the first move of the searcher to the end; then it attempts whenever it is as sure as `confidence`. The state is
   * used up.
   */
  run(state: State, first: number, confidence: number, evidence: Evidence): void {
    this.#confidence = confidence;
    this.#evidence.become(evidence);
    this.#move(state, this.#seat, first);
    const { cells } = state;
    while (cells[OVER] === 0) {
      if (cells[STEP] === LAST) this.#lastAttempts(state);
      else this.#step(state, cells[TURN]!);
    }
  }

  #step(state: State, seat: number): void {
    switch (state.cells[STEP]) {
      case DRAW:
        this.#play(state, seat, spywhereRules.move(spywhereRules.DRAW_CARD, 0, 0));
        break;
      case EXCHANGE:
        this.#move(state, seat, this.#exchange(state, seat));
        break;
      default:
        this.#move(state, seat, this.#act(state, seat));
    }
  }

  #play(state: State, seat: number, move: number): void {
    spywhere.play(state, seat, move, this.#chance, null);
  }

  /** Plays a move that others can read. */
  #move(state: State, seat: number, move: number): void {
    const nation = spywhereRules.secondOf(move);
    switch (spywhereRules.kindOf(move)) {
      case spywhereRules.EXCHANGE_CARDS:
        this.#countMarket(state.cells);
        this.#evidence.exchanged(seat, this.#market, spywhereRules.firstOf(move), nation);
        break;
      case spywhereRules.ELIMINATE:
        this.#evidence.eliminated(seat, nation);
        break;
    }
    this.#play(state, seat, move);
  }

  /** Takes an own card if there is one, and gives another's: one that makes a triple, if it has one. */
  #exchange({ cells, deal }: State, seat: number): number {
    const own = deal.own[seat]!;
    this.#countMarket(cells);
    for (let nation = 0; nation < NATION_COUNT; nation++) {
      this.#weights[nation] = this.#market[nation]! * ((own >> nation) & 1 ? 1_000 : 1);
    }
    const took = this.#dice.weighed(this.#weights);
    for (let nation = 0; nation < NATION_COUNT; nation++) {
      const held = cells[handCell(seat, nation)]!;
      const isOwn = ((own >> nation) & 1) !== 0;
      const triple = !isOwn && nation !== took && this.#market[nation]! >= 2;
      this.#weights[nation] = isOwn ? held * 1e-9 : held * (triple ? 20 : 1);
    }
    return spywhereRules.move(spywhereRules.EXCHANGE_CARDS, this.#dice.weighed(this.#weights), took);
  }

  #act(state: State, seat: number): number {
    const { cells, deal } = state;
    if (cells[STEP] === ACT) {
      const triple = this.#triple(cells);
      const may = triple !== -1 && ((deal.own[seat]! >> triple) & 1) === 0;
      if (may && this.#dice.fraction() >= this.#habits[seat]!.declines) {
        return spywhereRules.move(spywhereRules.ELIMINATE, 0, triple);
      }
    }
    if (!board.isTooEarly(state, seat)) {
      const open = Readers.open(state, seat);
      const best = this.#readers.findBest(state, seat, board.cardsLeft(state, seat), open);
      if (best.at !== -1 && this.#attempts(state, seat, best.chance)) {
        return spywhereRules.move(spywhereRules.ATTEMPT_ONE, best.at, best.nation);
      }
    }
    return spywhereRules.move(spywhereRules.END_TURN, 0, 0);
  }

  #attempts({ cells, deal }: State, seat: number, chance: number): boolean {
    if (seat === this.#seat) return chance >= this.#confidence;
    const left = board.attemptsToClose(deal) - cells[PLACED + seat]!;
    return this.#dice.fraction() < this.#habits[seat]!.attempts[attemptKind(chance, left)]!;
  }

  #lastAttempts(state: State): void {
    const missing = board.lastMissing(state);
    const seat = 31 - Math.clz32(missing);
    const readers = this.#readers;
    let cards = board.cardsLeft(state, seat);
    let fields = 0;
    if (state.deal.players === 2) {
      for (let left = 2 - state.cells[PLACED + seat]!; left > 0; left--) {
        const { nation } = readers.findBest(state, seat, cards, 1 << (1 - seat));
        cards &= ~(1 << nation);
        fields |= 1 << nation;
      }
    } else {
      let open = Readers.open(state, seat);
      for (let left = sizeOf(open); left > 0; left--) {
        const { at, nation } = readers.findBest(state, seat, cards, open);
        if (at === -1) break;
        cards &= ~(1 << nation);
        open &= ~(1 << at);
        fields |= spywhereRules.lastField(at, nation);
      }
    }
    this.#play(state, seat, spywhereRules.lastMove(fields));
  }

  #triple(cells: Uint8Array): number {
    this.#countMarket(cells);
    for (let nation = 0; nation < NATION_COUNT; nation++) if (this.#market[nation]! >= 3) return nation;
    return -1;
  }

  #countMarket(cells: Uint8Array): void {
    this.#market.fill(0);
    for (let place = 0; place < cells[board.MARKET_SIZE]!; place++)
      this.#market[cells[board.MARKET + place]!]!++;
  }
}
