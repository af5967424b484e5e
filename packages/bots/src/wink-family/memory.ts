import * as winkFamily from '@oeillade/games/wink-family';
import type { MoveList, Seat, Setup } from '@oeillade/kernel';
import type { Nature } from './nature.ts';
import { Suspicion } from './suspicion.ts';

const { BANNED, BOARD, GONE, HAND, LAID, PAWN, SPIES, TURN, TWIN, UP, OVER, WON } = winkFamily.cells;

const scratch = new Float64Array(8);

/** How a player makes out who may hold what. */
export type Reading = Pick<Nature, 'counts' | 'reads'>;

/** What one player knows and has worked out, kept up from what its seat is told. */
export class Memory {
  readonly state: winkFamily.WinkState;
  readonly seat: Seat;
  readonly players: number;
  readonly #game: winkFamily.WinkGame;
  /** The seat that is known to hold each number; -1 where it is not known. */
  readonly #holder = new Int8Array(37).fill(-1);
  /** The seats that cannot hold each number, as bits. */
  readonly #excluded = new Uint8Array(37);
  /** How often a call of each number passed without an answer that this player saw. */
  readonly unanswered = new Uint8Array(37);
  /** What gazes have told. */
  readonly suspicion: Suspicion;
  /** Cards that nobody was dealt. */
  #undealt: number;

  constructor(game: winkFamily.WinkGame, setup: Setup<winkFamily.WinkOptions>, view: winkFamily.WinkView) {
    this.#game = game;
    this.seat = view.viewer as Seat;
    this.players = setup.players;
    this.state = game.imagine(setup, view);
    this.suspicion = new Suspicion(setup.players);
    const dealt = view.seats.reduce((sum, { handSize }) => sum + handSize, 0);
    const laid = view.seats.reduce(
      (sum, { laid: cards }) => sum + cards.filter(({ from }) => from === 'hand').length,
      0,
    );
    this.#undealt = view.board.length - dealt - laid;
  }

  get isOver(): boolean {
    return this.state.cells[OVER] !== 0;
  }

  /** W-18: somebody has to name somebody, or it goes on for ever. */
  get goesInCircles(): boolean {
    return this.#game.goesInCircles(this.state);
  }

  get turn(): Seat {
    return this.state.cells[TURN]!;
  }

  get isMyTurn(): boolean {
    return !this.isOver && this.turn === this.seat;
  }

  get spies(): number {
    return this.spiesOf(this.seat);
  }

  spiesOf(seat: Seat): number {
    return this.state.cells[SPIES + seat]!;
  }

  cardsOf(seat: Seat): number {
    return this.state.cells[HAND + seat]!;
  }

  /** What a seat would score if the game ended now. */
  scoreOf(seat: Seat): number {
    return this.state.cells[WON + seat]! + this.spiesOf(seat);
  }

  /** The number that a seat has called and that can still be claimed; 0 for none. */
  called(caller: Seat): number {
    const { cells } = this.state;
    const number = cells[PAWN + caller]!;
    return number !== 0 && cells[BOARD + number] === UP ? number : 0;
  }

  /** W-47: may anybody still accuse about this number? */
  isBanned(number: number): boolean {
    return this.state.cells[BANNED + number] !== 0;
  }

  /** Is this player the partner of that caller, with time left to signal? */
  isPartnerOf(caller: Seat): boolean {
    const number = this.called(caller);
    return number !== 0 && caller !== this.turn && this.state.cells[TWIN + number] === this.seat;
  }

  /** How many turns until the caller's next one begins. */
  turnsLeft(caller: Seat): number {
    return (caller - this.turn + this.players) % this.players;
  }

  holderOf(number: number): Seat | null {
    const known = this.#holder[number]!;
    return known === -1 ? null : known;
  }

  learnHolder(number: number, seat: Seat): void {
    this.#holder[number] = seat;
  }

  forget(number: number): void {
    this.#holder[number] = -1;
  }

  /** How much speaks for a seat as the holder of a number that the caller has called, unscaled. */
  weight(seat: Seat, number: number, caller: Seat, { counts, reads }: Reading): number {
    const known = this.#holder[number]!;
    if (known !== -1) return known === seat ? 1 : 0;
    if (this.state.cells[TWIN + number] === this.seat) return 0;
    if (counts && (this.#excluded[number]! >> seat) & 1) return 0;
    return this.cardsOf(seat) * this.suspicion.factor(seat, caller, reads);
  }

  /** How much speaks for nobody holding it. */
  weightOfNobody(number: number, { counts }: Reading): number {
    if (this.#holder[number] !== -1) return 0;
    return counts ? this.#undealt * (1 + 2 * this.unanswered[number]!) : this.#undealt;
  }

  legal(into: MoveList): void {
    into.clear();
    this.#game.moves(this.state, this.seat, into);
  }

  /**
   * Writes for each seat how much speaks for it as the holder of the card that the caller has called. Gives the sum, with what
   * speaks for nobody as the holder.
   */
  weights(caller: Seat, reading: Reading, into: Float64Array): number {
    const number = this.called(caller);
    let total = this.weightOfNobody(number, reading);
    for (let seat = 0; seat < this.players; seat++) {
      const weight = seat === this.seat || seat === caller ? 0 : this.weight(seat, number, caller, reading);
      into[seat] = weight;
      total += weight;
    }
    return total;
  }

  /** How likely a seat holds the number that the caller has called. */
  likelihood(seat: Seat, caller: Seat, reading: Reading): number {
    const total = this.weights(caller, reading, scratch);
    return total === 0 ? 0 : scratch[seat]! / total;
  }

  /** Takes in what the table tells of an event. */
  hear(event: winkFamily.WinkSeen, now = 0): void {
    if (event.e === 'dealt') return;
    if (event.e === 'called') this.suspicion.begin(event.seat, now);
    this.#follow(event);
    // What was hidden until now comes to light before the state takes the event in.
    const holder = revealedHolder(event);
    if (holder !== null) this.state.cells[TWIN + holder.number] = holder.seat;
    this.#game.fold(this.state, event);
    if (holder !== null) this.#holder[holder.number] = -1;
    this.#forgetGone();
  }

  #follow(event: Exclude<winkFamily.WinkSeen, winkFamily.DealtSeen>): void {
    if (event.e === 'called') {
      const before = this.called(event.seat);
      // The own calls are counted when the turn begins: only then it is known whether there was an answer.
      if (before !== 0 && event.seat !== this.seat) this.unanswered[before]!++;
      this.#excluded[event.number]! |= 1 << event.seat;
    }
    if (event.e === 'accused') {
      this.#excluded[event.number]! |= 1 << event.seat;
      if (!event.right) this.#excluded[event.number]! |= 1 << event.named;
    }
    if (event.e === 'designated' && !event.right) {
      this.#excluded[event.number]! |= 1 << event.named;
      if (event.laidBy === null) this.#undealt--;
    }
  }

  #forgetGone(): void {
    const { cells } = this.state;
    for (let number = 1; number <= 36; number++) {
      if (cells[BOARD + number] === GONE || cells[TWIN + number]! >= LAID) this.#holder[number] = -1;
    }
  }
}

function revealedHolder(event: winkFamily.WinkSeen): { seat: Seat; number: number } | null {
  if ((event.e === 'designated' || event.e === 'accused') && event.right) {
    return { seat: event.named, number: event.number };
  }
  if (event.e === 'designated' && typeof event.laidBy === 'number') {
    return { seat: event.laidBy, number: event.number };
  }
  return null;
}
