import type { Seat } from '@oeillade/kernel';
import type { Look } from '../gaze/look.ts';
import type { LastingSignal } from '../gaze/signals.ts';
import type { EyesSeen, SignalSeen } from '../messages.ts';

/** A signal that is over, as it was made; who saw it is told to nobody before the end (D-6). */
type PastSignal = Pick<LastingSignal, 'seat' | 'to' | 'signal' | 'from' | 'until'>;

/** What the eyes did between two lines of the game. */
interface Stretch {
  readonly from: number;
  until: number;
  /** Where everybody looked when it began. */
  readonly gazes: readonly (Seat | null)[];
  readonly looks: Look[];
  readonly signals: PastSignal[];
  /** The questions that are open meanwhile. */
  readonly open: readonly string[];
  /** All questions on which these eyes may tell something. */
  readonly questions: Set<string>;
  /** The seats that have not finished a turn since, as a bit set. */
  turnsLeft: number;
}

/** What somebody who watches sees of eyes at one moment. */
export interface WatcherSight {
  readonly eyes: EyesSeen;
  readonly signals: readonly SignalSeen[];
}

const NOTHING: WatcherSight = { eyes: { m: 'eyes', sees: [], felt: null }, signals: [] };

/**
 * Everybody's eyes, a whole turn of the table later (D-32). A stretch is shown once every seat has had a turn since, and
 * everybody knows the answer to each question that was open in it: by then it tells nothing that could help a player. A
 * stretch whose questions stay open until the end is seen in the record alone.
 */
export class LateEyes {
  readonly #everybody: number;
  readonly #isAnswered: (question: string) => boolean;
  #waiting: Stretch[] = [];
  #current: Stretch;
  /** Stretches that may be shown and have not been, in the order of time. */
  #playing: Stretch[] = [];
  /** When the first of them began to be shown. */
  #playingSince = 0;

  constructor(players: number, isAnswered: (question: string) => boolean) {
    this.#everybody = (1 << players) - 1;
    this.#isAnswered = isAnswered;
    this.#current = this.#stretch(0, new Array<null>(players).fill(null), [], []);
  }

  look(look: Look): void {
    this.#current.looks.push(look);
  }

  /** A signal has ended. It becomes part of every stretch during which it lasted. */
  signal(signal: PastSignal): void {
    this.#current.signals.push(signal);
    for (const stretch of this.#waiting) {
      if (stretch.until > signal.from)
        for (const question of stretch.questions) this.#current.questions.add(question);
    }
  }

  /** A line of the game: a stretch is over. `turns` are the seats whose turn ends with it, `open` the questions after it. */
  follow(t: number, turns: number, open: readonly string[]): void {
    const before = this.#current;
    for (const stretch of this.#waiting) stretch.turnsLeft &= ~turns;
    before.until = t;
    this.#waiting.push(before);
    // Eyes that rest on a face when a question closes have rested there while it was open: the next stretch tells that too.
    this.#current = this.#stretch(t, gazesAt(before, t), open, before.open);
    this.#release(t);
  }

  /** What is shown at this moment. */
  at(t: number): WatcherSight {
    let [stretch] = this.#playing;
    while (stretch && t >= this.#playingSince + lengthOf(stretch)) {
      this.#playingSince += lengthOf(stretch);
      this.#playing.shift();
      [stretch] = this.#playing;
    }
    if (!stretch) return NOTHING;
    const lag = this.#playingSince - stretch.from;
    return sightIn(stretch, t - lag, lag);
  }

  #release(t: number): void {
    const isDue = ({ turnsLeft, questions }: Stretch) =>
      turnsLeft === 0 && [...questions].every((question) => this.#isAnswered(question));
    const due = this.#waiting.filter(isDue);
    if (due.length === 0) return;
    this.at(t);
    if (this.#playing.length === 0) this.#playingSince = t;
    this.#waiting = this.#waiting.filter((stretch) => !due.includes(stretch));
    this.#playing.push(...due);
  }

  #stretch(
    from: number,
    gazes: readonly (Seat | null)[],
    open: readonly string[],
    openBefore: readonly string[],
  ): Stretch {
    return {
      from,
      until: from,
      gazes,
      looks: [],
      signals: [],
      open,
      questions: new Set([...openBefore, ...open]),
      turnsLeft: this.#everybody,
    };
  }
}

const lengthOf = ({ from, until }: Stretch): number => until - from;

function gazesAt({ gazes, looks }: Stretch, t: number): (Seat | null)[] {
  const at = [...gazes];
  for (const look of looks) if (look.t <= t) at[look.seat] = look.at;
  return at;
}

function sightIn(stretch: Stretch, t: number, lag: number): WatcherSight {
  const sees = gazesAt(stretch, t).map((at, of) => ({ of, at }));
  const signals = stretch.signals
    .filter(({ from, until }) => Math.max(from, stretch.from) <= t && t < until)
    .map(({ seat: of, to, signal, until }) => ({ m: 'signal', of, to, signal, until: until + lag }) as const);
  return { eyes: { m: 'eyes', sees, felt: null }, signals };
}
