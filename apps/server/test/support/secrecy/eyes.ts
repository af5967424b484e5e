import type { GameRecord, Line, Seat } from '@oeillade/kernel';
import { DEFAULT_RULES, type EyesSeen } from '@oeillade/table';

type Looked = Line & { readonly seat: Seat; readonly at: Seat | null };
type Signalled = Line & {
  readonly seat: Seat;
  readonly to: Seat;
  readonly signal: string;
  readonly from: number;
  readonly until: number;
  readonly seenBy: readonly Seat[];
};

/** What a seat saw and felt from some moment on, until the next. */
export interface Moment {
  readonly t: number;
  readonly sight: Pick<EyesSeen, 'sees' | 'felt'>;
}

/** Where somebody looks, and since when. */
interface Look {
  readonly at: Seat | null;
  readonly since: number;
}

/** What is left of a signal whose maker looks away at once. */
const LEAST_LASTING = 100;

/** What could be seen by whom, worked out again from the lines of a record alone (D-3, D-4, D-5, D-7, D-10). */
export class Eyes {
  readonly lasting: number;
  readonly #rules: { readonly turning: number; readonly peripheral: boolean; readonly felt: boolean };
  readonly #players: number;
  readonly #looked: readonly Looked[];
  readonly #signals: readonly Signalled[];

  constructor({ header, lines, setup }: GameRecord) {
    const rules = { ...DEFAULT_RULES, ...(header.options as Partial<typeof DEFAULT_RULES>) };
    this.#rules = rules;
    this.lasting = rules.lasting;
    this.#players = setup.players;
    this.#looked = lines.filter(({ e }) => e === 'looked') as Looked[];
    this.#signals = lines.filter(({ e }) => e === 'signalled') as Signalled[];
  }

  /** All that a seat saw and felt, one moment after the other; within a millisecond one for each look. */
  moments(viewer: Seat): Moment[] {
    const looks: Look[] = Array.from({ length: this.#players }, () => ({ at: null, since: 0 }));
    const moments: Moment[] = [];
    const note = (t: number) => moments.push({ t, sight: this.#sightOf(viewer, looks, t) });
    const turned = new Set(this.#looked.map(({ t }) => t + this.#rules.turning));
    const times = [...new Set([0, ...this.#looked.map(({ t }) => t), ...turned])].sort((a, b) => a - b);
    let next = 0;
    for (const t of times) {
      note(t);
      for (; this.#looked[next]?.t === t; next++) {
        const { seat, at } = this.#looked[next]!;
        looks[seat] = { at, since: t };
        note(t);
      }
    }
    return moments;
  }

  #sightOf(viewer: Seat, looks: readonly Look[], t: number): Moment['sight'] {
    const { turning, peripheral, felt } = this.#rules;
    const rests = (one: Seat, face: Seat) => looks[one]!.at === face && looks[one]!.since + turning <= t;
    const others = looks.map((_, seat) => seat).filter((seat) => seat !== viewer);
    return {
      sees: others
        .filter((face) => peripheral || rests(viewer, face))
        .map((of) => ({ of, at: looks[of]!.at })),
      felt: felt ? others.filter((other) => rests(other, viewer)).length : null,
    };
  }

  /** Was there such a signal, and does the record say that this seat saw it? */
  maySee(
    viewer: Seat,
    seen: { readonly of: Seat; readonly to: Seat; readonly signal: string; readonly until: number },
  ): boolean {
    return this.#signals.some(
      ({ seat, to, signal, from, seenBy }) =>
        seat === seen.of &&
        to === seen.to &&
        signal === seen.signal &&
        // Where whoever makes it has looked away already, it is to end sooner.
        [this.lasting, LEAST_LASTING].includes(seen.until - from) &&
        seenBy.includes(viewer),
    );
  }
}
