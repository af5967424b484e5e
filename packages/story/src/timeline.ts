import type { GameRecord, Viewer } from '@oeillade/kernel';

/** How many lines lie between two states that are kept: so far is folded again after a jump. */
const KEPT_EVERY = 128;

/**
 * A record as something to go through in any direction. It keeps a state now and then, so that a jump to any
 * moment folds a few lines and not the whole game. The record is one that keeps the rules.
 */
export class Timeline {
  readonly record: GameRecord;
  /** When the last line was written, in milliseconds since the deal. */
  readonly end: number;
  readonly #kept: object[] = [];
  #state: object;
  /** The last line that `#state` has taken in. */
  #line = 0;

  constructor(record: GameRecord) {
    const { game, setup, lines } = record;
    const [dealt] = lines;
    if (!dealt) throw new Error('A story begins with the deal: there is no line.');
    this.record = record;
    this.end = lines.at(-1)!.t;
    const state = game.begin(setup, dealt);
    this.#kept.push(game.copy(state));
    for (let line = 1; line < lines.length; line++) {
      game.fold(state, lines[line]!);
      if (line % KEPT_EVERY === 0) this.#kept.push(game.copy(state));
    }
    this.#state = state;
    this.#line = lines.length - 1;
  }

  get players(): number {
    return this.record.setup.players;
  }

  /** The last line that is written at `t`; lines of the same moment count together. */
  lineAt(t: number): number {
    const { lines } = this.record;
    let [low, high] = [0, lines.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (lines[middle]!.t <= t) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** What this viewer knew of the game at `t`. */
  view(t: number, viewer: Viewer): object {
    return this.record.game.view(this.stateAt(t), viewer);
  }

  /** The state at `t`, to be looked at and not to be changed. */
  stateAt(t: number): object {
    return this.stateAfter(this.lineAt(t));
  }

  stateAfter(line: number): object {
    const { game, lines } = this.record;
    if (line < this.#line || line - this.#line > KEPT_EVERY) {
      const kept = Math.floor(line / KEPT_EVERY);
      this.#state = game.copy(this.#kept[kept]!);
      this.#line = kept * KEPT_EVERY;
    }
    while (this.#line < line) game.fold(this.#state, lines[++this.#line]!);
    return this.#state;
  }
}
