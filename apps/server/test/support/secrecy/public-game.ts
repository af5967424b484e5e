import { type GameRecord, type Line, type Seat, seatsIn } from '@oeillade/kernel';
import type { GazeSeen, SignalSeen } from '@oeillade/table';

type Looked = Line & { readonly seat: Seat; readonly at: Seat | null };
type Signalled = Line & Omit<SignalSeen, 'm' | 'of'> & { readonly seat: Seat; readonly from: number };

/** What the eyes did between two lines of play, and what must have happened before it may be shown. */
interface Past {
  readonly from: number;
  readonly until: number;
  /** The gazes of all, each time that somebody had turned to somebody. */
  readonly gazes: ReadonlySet<string>;
  /** The questions that were open then, or a moment before. */
  readonly questions: readonly string[];
  /** The number of the line with which every seat had finished a turn since; none where that never came. */
  readonly lap: number;
}

const EYES = ['looked', 'signalled'];

/**
 * What everybody knows of a game at each moment, worked out again from its record: what has been answered in public, and which
 * eyes are past (D-32). It is told the time of what everybody has heard.
 */
export class PublicGame {
  readonly #record: GameRecord;
  readonly #lines: readonly Line[];
  readonly #looked: readonly Looked[];
  readonly #signals: readonly Signalled[];
  readonly #past: readonly Past[];
  readonly #foresight;
  /** How many lines of play everybody has heard. */
  #heard = 0;

  constructor(record: GameRecord) {
    this.#record = record;
    this.#lines = record.lines.filter(({ e }) => !EYES.includes(e));
    this.#looked = record.lines.filter(({ e }) => e === 'looked') as Looked[];
    this.#signals = record.lines.filter(({ e }) => e === 'signalled') as unknown as Signalled[];
    this.#past = this.#findPast();
    this.#foresight = record.game.foresight(record.setup);
  }

  hear(t: number): void {
    for (; this.#heard < this.#lines.length && this.#lines[this.#heard]!.t <= t; this.#heard++)
      this.#foresight.follow(this.#lines[this.#heard]!);
  }

  isAnswered(question: string): boolean {
    return this.#foresight.answersTo(question) !== null;
  }

  everLooked({ of, at }: GazeSeen): boolean {
    return at === null || this.#looked.some((look) => look.seat === of && look.at === at);
  }

  everMade({ of, to, signal }: SignalSeen): boolean {
    return this.#signals.some((made) => made.seat === of && made.to === to && made.signal === signal);
  }

  isPast(sees: readonly GazeSeen[]): boolean {
    const text = textOf(sees.map(({ at }) => at));
    return this.#past.some((past) => past.gazes.has(text) && this.#isShown(past));
  }

  isPastSignal({ of, to, signal }: SignalSeen): boolean {
    return this.#signals.some(
      (made) =>
        made.seat === of &&
        made.to === to &&
        made.signal === signal &&
        this.#past
          .filter(({ from, until }) => from < made.until && until > made.from)
          .every((past) => this.#isShown(past)),
    );
  }

  #isShown({ lap, questions }: Past): boolean {
    return lap < this.#heard && questions.every((question) => this.isAnswered(question));
  }

  #findPast(): Past[] {
    const { game, setup } = this.#record;
    const state = game.begin(setup, this.#lines[0]!);
    const foresight = game.foresight(setup);
    const gazes = new Array<Seat | null>(setup.players).fill(null);
    const turnsOver: Seat[][] = [[]];
    const open: string[][] = [];
    this.#lines.forEach((line, nth) => {
      const awaited = nth === 0 ? 0 : game.awaited(state);
      if (nth > 0) {
        game.fold(state, line);
        turnsOver.push(seatsIn(awaited & ~game.awaited(state)));
      }
      foresight.follow(line);
      open.push(foresight.open().map(({ id }) => id));
    });
    let next = 0;
    return this.#lines.slice(0, -1).map(({ t: from }, nth) => {
      const until = this.#lines[nth + 1]!.t;
      const seen = new Set([textOf(gazes)]);
      for (; next < this.#looked.length && this.#looked[next]!.t <= until; next++) {
        gazes[this.#looked[next]!.seat] = this.#looked[next]!.at;
        seen.add(textOf(gazes));
      }
      const questions = [...(open[nth - 1] ?? []), ...open[nth]!];
      return { from, until, gazes: seen, questions, lap: this.#lapAfter(nth + 1, turnsOver) };
    });
  }

  #lapAfter(line: number, turnsOver: readonly (readonly Seat[])[]): number {
    const missing = new Set(this.#record.header.seats.keys());
    for (let nth = line + 1; nth < turnsOver.length; nth++) {
      for (const seat of turnsOver[nth]!) missing.delete(seat);
      if (missing.size === 0) return nth;
    }
    return Number.POSITIVE_INFINITY;
  }
}

const textOf = (gazes: readonly (Seat | null)[]): string => JSON.stringify(gazes);
