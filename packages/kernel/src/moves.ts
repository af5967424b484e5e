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

  at(index: number): Move {
    return this.#moves[index]!;
  }

  has(move: Move): boolean {
    for (let index = 0; index < this.length; index++) if (this.#moves[index] === move) return true;
    return false;
  }

  toArray(): Move[] {
    return Array.from(this.#moves.subarray(0, this.length));
  }

  /** A typed array drops what does not fit without a word: a legal move would seem illegal. */
  #overflow(): never {
    throw new Error(`A list of ${this.#moves.length} moves is full: make it larger.`);
  }
}
