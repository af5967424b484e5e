import type { GameRecord, Line, Seat } from '@oeillade/kernel';
import { DEFAULT_RULES } from '@oeillade/table';

type Looked = Line & { readonly seat: Seat; readonly at: Seat | null };
type Signalled = Line & {
  readonly seat: Seat;
  readonly to: Seat;
  readonly signal: string;
  readonly from: number;
  readonly until: number;
  readonly seenBy: readonly Seat[];
};

/** Somebody's eyes rest on a face; `from` is when they turned there. */
interface Look {
  readonly at: Seat | null;
  readonly from: number;
  until: number;
}

/** Something that somebody may have seen: from when, and until one of the two looked elsewhere. */
export interface Sight {
  readonly t: number;
  readonly until: number;
  readonly of: Seat;
  readonly at: Seat | null;
}

/** What is left of a signal whose maker looks away at once. */
const LEAST_LASTING = 100;
/** Within one millisecond the order of things is not known. */
const TIE = 1;

/** What could be seen by whom, worked out again from the lines of a record alone (D-3, D-4, D-5). */
export class Eyes {
  readonly lasting: number;
  readonly #turning: number;
  readonly #looks: readonly Look[][];
  readonly #signals: readonly Signalled[];

  constructor({ header, lines, setup }: GameRecord) {
    const { turning = DEFAULT_RULES.turning, lasting = DEFAULT_RULES.lasting } = header.options as {
      turning?: number;
      lasting?: number;
    };
    this.#turning = turning;
    this.lasting = lasting;
    this.#looks = Array.from({ length: setup.players }, () => [
      { at: null, from: 0, until: Number.POSITIVE_INFINITY },
    ]);
    for (const { seat, at, t } of lines.filter(({ e }) => e === 'looked') as Looked[]) {
      this.#looks[seat]!.at(-1)!.until = t;
      this.#looks[seat]!.push({ at, from: t, until: Number.POSITIVE_INFINITY });
    }
    this.#signals = lines.filter(({ e }) => e === 'signalled') as Signalled[];
  }

  /** All that a seat may have seen of other eyes, in the order of time. */
  sights(viewer: Seat): Sight[] {
    const sights: Sight[] = [];
    for (const look of this.#looks[viewer]!) {
      const { at: face } = look;
      const sees = look.from + this.#turning;
      if (face === null || sees > look.until + TIE) continue;
      for (const theirs of this.#looks[face]!) {
        const rests = theirs.from <= sees + TIE && theirs.until >= sees - TIE;
        const turns = theirs.from >= sees - TIE && theirs.from <= look.until + TIE;
        if (!rests && !turns) continue;
        const until = Math.min(look.until, theirs.until);
        sights.push({ t: Math.max(sees, theirs.from), until, of: face, at: theirs.at });
      }
    }
    return sights;
  }

  /** Was there such a signal, was this seat looking when it was made, and does the record say so too? */
  maySee(
    viewer: Seat,
    seen: { readonly of: Seat; readonly to: Seat; readonly signal: string; readonly until: number },
  ): boolean {
    return this.#signals.some(
      ({ seat, to, signal, from, until, seenBy }) =>
        seat === seen.of &&
        to === seen.to &&
        signal === seen.signal &&
        // Where whoever makes it has looked away already, it is to end sooner.
        [this.lasting, LEAST_LASTING].includes(seen.until - from) &&
        seenBy.includes(viewer) &&
        this.#looks[viewer]!.some(
          (look) =>
            look.at === seat &&
            look.from + this.#turning <= until + TIE &&
            Math.min(look.until, until) >= from - TIE,
        ),
    );
  }
}
