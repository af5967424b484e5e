import type { GameEvent, GameRecord, Line, Seat } from '@oeillade/kernel';
import type { Ink } from '../draw/ink.ts';
import { People, type ShownMoment } from '../draw/scene.ts';
import type { LabPart } from '../games/part.ts';
import { partOf } from '../games/part-of.ts';

/** Through whose eyes a game is told: a seat's, or those of somebody who sees all. */
export type Viewpoint = Seat | 'all';

export interface Step {
  /** Which line of the record it is, counted from the deal. */
  readonly line: number;
  readonly t: number;
  readonly sentence: string;
  readonly isTurn: boolean;
}

/** A record that can be walked through, forwards and backwards. */
export class ReplayedGame {
  readonly record: GameRecord;
  readonly #ink: Ink;
  readonly #part: LabPart;
  readonly #people: People;
  #state: object;
  #line = 0;

  constructor(record: GameRecord, ink: Ink) {
    this.record = record;
    this.#ink = ink;
    this.#part = partOf(record.game.facts.id);
    this.#people = new People(
      record.header.seats.map(({ name }) => name),
      ink,
    );
    this.#state = this.#begin();
  }

  get players(): number {
    return this.record.setup.players;
  }

  nameOf(seat: Seat): string {
    return this.#people.name(seat);
  }

  /** The steps that this viewpoint gets to know, in order. */
  steps(eyes: Viewpoint): Step[] {
    return this.record.lines.flatMap((line, index) => {
      const event = this.#disclosed(line, eyes);
      if (!event) return [];
      const sentence = this.#part.tell(event, this.#people);
      return [{ line: index, t: line.t, sentence, isTurn: this.#part.isTurn(event) }];
    });
  }

  /** The table after a line, drawn in rows. */
  draw(line: number, eyes: Viewpoint): string[] {
    return this.#part.draw(this.#scene(line, eyes));
  }

  #scene(line: number, eyes: Viewpoint): ShownMoment {
    const { game } = this.record;
    const state = this.#stateAfter(line);
    const seats = Array.from({ length: this.players }, (_, seat) =>
      eyes === 'all' || eyes === seat ? game.view(state, seat) : null,
    );
    const view = game.view(state, eyes === 'all' ? null : eyes);
    return { view, seats, people: this.#people, ink: this.#ink };
  }

  #disclosed(line: Line<GameEvent>, eyes: Viewpoint): object | null {
    if (eyes === 'all') return line;
    const { game } = this.record;
    return game.isWitnessed(line.e) ? caughtBy(line, eyes) : game.disclose(line, eyes);
  }

  /** To go back, the game is folded again from the deal. */
  #stateAfter(line: number): object {
    const { game, lines } = this.record;
    if (line < this.#line) {
      this.#state = this.#begin();
      this.#line = 0;
    }
    while (this.#line < line) game.fold(this.#state, lines[++this.#line]!);
    return this.#state;
  }

  #begin(): object {
    const { game, setup, lines } = this.record;
    return game.begin(setup, lines[0]!);
  }
}

/** A look or signal is known to whoever made it and whoever saw it; who else saw it is not (D-6). */
function caughtBy(line: Line<GameEvent>, seat: Seat): object | null {
  const { seenBy = [], ...rest } = line as Line<GameEvent> & { seat: Seat; seenBy?: readonly Seat[] };
  return rest.seat === seat || seenBy.includes(seat) ? rest : null;
}
