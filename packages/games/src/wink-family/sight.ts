import { EYES, type Line, type Seat } from '@oeillade/kernel';
import type { Looked, Signalled } from './events.ts';

/** A look that rests on one face. */
interface Look {
  readonly at: Seat;
  readonly from: number;
  until: number;
}

/** Who looked where and when, for judging whether those who are said to have seen a signal can have seen it. */
export class Sight {
  readonly #turning: number;
  readonly #looks: Look[][];
  #hasLooks = false;

  constructor(players: number, options: Readonly<Record<string, unknown>>) {
    const { turning } = options;
    this.#turning = typeof turning === 'number' ? turning : EYES.turning;
    this.#looks = Array.from({ length: players }, () => []);
  }

  follow({ seat, at, t }: Line<Looked>): void {
    const looks = this.#looks[seat]!;
    const last = looks.at(-1);
    if (last && last.until > t) last.until = t;
    if (at !== null) looks.push({ at, from: t, until: Number.POSITIVE_INFINITY });
    this.#hasLooks = true;
  }

  /** What is wrong with who saw it; null where it can be so. A record without looks says nothing about eyes. */
  flaw(signal: Required<Pick<Signalled, 'seat' | 'to' | 'from' | 'until' | 'seenBy'>>): string | null {
    if (!this.#hasLooks) return null;
    const { seat, to, from, until, seenBy } = signal;
    const aims = this.#looks[seat]!.some((look) => look.at === to && look.from <= from && look.until >= from);
    if (!aims) return `seat ${seat} did not look at seat ${to}`;
    for (let viewer = 0; viewer < this.#looks.length; viewer++) {
      if (viewer === seat) continue;
      const isNamed = seenBy.includes(viewer);
      // Within one millisecond the order of things is not known: there both are believed.
      if (isNamed && !this.#looksWithin(viewer, seat, from, until, 0))
        return `seat ${viewer} cannot have seen it`;
      if (!isNamed && this.#looksWithin(viewer, seat, from, until, 1))
        return `seat ${viewer} must have seen it`;
    }
    return null;
  }

  /** Did the viewer see that face for at least so many milliseconds between the two moments? */
  #looksWithin(viewer: Seat, face: Seat, from: number, until: number, least: number): boolean {
    return this.#looks[viewer]!.some((look) => {
      if (look.at !== face) return false;
      const begins = Math.max(from, look.from + this.#turning);
      return Math.min(until, look.until) - begins >= least;
    });
  }
}
