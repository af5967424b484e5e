/** A command of one seat in one state, packed into a number: what searches and playouts work with. */
export type Move = number;

/** A list of moves that is filled again and again without allocating. */
export class MoveList {
  length = 0;
  readonly #moves: Int32Array;

  constructor(capacity = 8192) {
    this.#moves = new Int32Array(capacity);
  }

  clear(): void {
    this.length = 0;
  }

  add(move: Move): void {
    if (this.length === this.#moves.length) this.#overflow();
    this.#moves[this.length++] = move;
  }

  /** Adds a move for every bit that is set: `first` for bit 0, `first + step` for bit 1, and so on. */
  addEach(bits: number, first: Move, step: number): void {
    let { length } = this;
    if (length + 32 > this.#moves.length) this.#overflow();
    for (let rest = bits; rest !== 0; rest &= rest - 1) {
      this.#moves[length++] = first + step * (31 - Math.clz32(rest & -rest));
    }
    this.length = length;
  }

  at(index: number): Move {
    return this.#moves[index]!;
  }

  has(move: Move): boolean {
    for (let index = 0; index < this.length; index++) if (this.#moves[index] === move) return true;
    return false;
  }

  toArray(): Move[] {
    const moves: Move[] = [];
    for (let index = 0; index < this.length; index++) moves.push(this.#moves[index]!);
    return moves;
  }

  /** A typed array drops an element that does not fit, without an error: a legal move would seem illegal. */
  #overflow(): never {
    throw new Error(`A list of ${this.#moves.length} moves is too small: make it larger.`);
  }
}
