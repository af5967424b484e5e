import type * as winkFamily from '@oeillade/games/wink-family';
import { games } from '@oeillade/games/wink-family';
import {
  type GameEvent,
  type Line,
  RECORD_VERSION,
  readSetup,
  type Seat,
  writeRecord,
} from '@oeillade/kernel';
import '../library.ts';

export const [ADA, BEN, CLEO, DORA] = [0, 1, 2, 3] as const;
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora'];

type EditionId = keyof typeof games;

/**
 * A wink game for four, written down as it is played. Hands are easy to keep in mind: Ada holds 1 and on, Ben 11 and
 * on, Cleo 21 and on, Dora 31 and on; what is not dealt lies aside.
 */
export class Evening {
  readonly #id: EditionId;
  readonly #game: winkFamily.WinkGame;
  readonly #dealt: winkFamily.Dealt;
  readonly #events: Line<GameEvent>[] = [];
  readonly #calls = new Map<Seat, number>();
  #t = 0;

  constructor(id: EditionId, cards = 3) {
    this.#id = id;
    this.#game = games[id];
    const hands = NAMES.map((_, seat) => Array.from({ length: cards }, (_, card) => 10 * seat + card + 1));
    const board = Array.from({ length: 36 }, (_, index) => index + 1);
    this.#dealt = {
      e: 'dealt',
      board,
      hands,
      left: board.filter((number) => !hands.flat().includes(number)),
      spies: NAMES.map(() => 4),
      first: ADA,
    };
    this.#says(this.#dealt);
  }

  calls(seat: Seat, number: number): this {
    this.#calls.set(seat, number);
    return this.#says({ e: 'called', seat, number });
  }

  names(seat: Seat, named: Seat): this {
    const number = this.#calls.get(seat)!;
    const holder = this.#holderOf(number);
    const right = holder === named;
    const laid = !right && this.#game.edition.turnsDown ? { laidBy: holder } : {};
    return this.#says({ e: 'designated', seat, named, number, right, ...laid });
  }

  accuses(seat: Seat, named: Seat, number: number): this {
    return this.#says({ e: 'accused', seat, named, number, right: this.#holderOf(number) === named });
  }

  winks(seat: Seat, to: Seat, seenBy: readonly Seat[]): this {
    const number = this.#calls.get(to)!;
    const from = this.#t + 100;
    return this.#says({
      e: 'signalled',
      seat,
      to,
      number,
      signal: 'wink',
      seenBy,
      from,
      until: this.#t + 1000,
    });
  }

  /** The record of the game, ended for this reason. */
  ends(why: winkFamily.End = 'agreed'): string {
    const setup = readSetup(this.#game, NAMES.length, {});
    if (!setup.ok) throw new Error(setup.message);
    const state = this.#game.begin(setup.setup as never, this.#dealt);
    const lines = this.#events as unknown as Line<winkFamily.WinkEvent>[];
    for (const line of lines.slice(1)) this.#game.fold(state, line);
    this.#game.fold(state, { e: 'ended', why } as winkFamily.Ended);
    this.#says(this.#game.outcome(state) as unknown as GameEvent);
    return recordOf(this.#id, this.#events);
  }

  #holderOf(number: number): Seat | null {
    const holder = this.#dealt.hands.findIndex((hand) => hand.includes(number));
    return holder === -1 ? null : holder;
  }

  #says<E extends GameEvent>(event: E): this {
    this.#events.push({ ...event, t: this.#t });
    this.#t += 1000;
    return this;
  }
}

export const recordOf = (game: string, lines: readonly Line<GameEvent>[], players = NAMES.length): string =>
  writeRecord(
    {
      record: RECORD_VERSION,
      game,
      options: {},
      seats: NAMES.slice(0, players).map((name) => ({ name, kind: 'human' })),
    },
    lines,
  );
