import { EYES, type Line, type Seat } from '@oeillade/kernel';
import type { Looked, Signalled, Winked } from './events.ts';

/** A look that rests on one face. */
interface Look {
  readonly at: Seat;
  readonly from: number;
  until: number;
}

/** Who looked where and when, for judging whether those who are said to have seen a signal can have seen it. */
export class LookHistory {
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

  /** What is wrong with a wink of real eyes that was made at that moment (D-44); null where it can be so. */
  flawOfWink({ seat, at, from, seenBy }: Pick<Winked, 'seat' | 'at' | 'from' | 'seenBy'>): string | null {
    if (!this.#hasLooks) return null;
    if (!this.#mayRestOn(seat, at, from)) return `seat ${seat} did not look at ${at ?? 'the board'}`;
    for (let viewer = 0; viewer < this.#looks.length; viewer++) {
      if (viewer === seat) continue;
      const [may, must] = [this.#sees(viewer, seat, from, 0), this.#sees(viewer, seat, from, 1)];
      if (seenBy.includes(viewer) ? !may : must)
        return `seat ${viewer} ${may ? 'must' : 'cannot'} have seen it`;
    }
    return null;
  }

  /** Within one millisecond the order of looks is not known: there each of them is believed. */
  #mayRestOn(seat: Seat, at: Seat | null, t: number): boolean {
    const looks = this.#looks[seat]!;
    if (at !== null) return looks.some((look) => look.at === at && look.from <= t && look.until >= t);
    return looks.every((look) => look.from >= t || look.until <= t);
  }

  /** Did the viewer see that face at `t`, by so many milliseconds at least? */
  #sees(viewer: Seat, face: Seat, t: number, least: number): boolean {
    return this.#looks[viewer]!.some(
      (look) => look.at === face && look.from + this.#turning <= t - least && look.until >= t + least,
    );
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
