import { type Refusal, refusal, type Seat } from '@oeillade/kernel';
import { EyeLimits, WINKS } from './eye-limits.ts';
import type { LookLog } from './look-log.ts';

/** How many milliseconds before it was told a wink may have been: by then every camera and every line has told of it. */
const MOST_AGO = 2_000;

/** A signal that somebody made with their own eyes, as their own device saw it. */
export interface CameraWink {
  readonly seat: Seat;
  readonly signal: string;
  /** In milliseconds, before now. */
  readonly ago: number;
}

/** The wink with what the table knows of that moment: where its maker looked, and whose eyes rested on their face. */
export interface WitnessedWink {
  readonly seat: Seat;
  readonly signal: string;
  readonly at: Seat | null;
  readonly seenBy: readonly Seat[];
  readonly from: number;
}

/**
 * D-44: winks of real eyes, for the record. Everybody who looked has seen them in the picture, so no message tells of them, and
 * they change nothing in the game.
 */
export class CameraWinks {
  readonly #players: number;
  readonly #turning: number;
  readonly #looks: LookLog;
  readonly #limits: EyeLimits;

  constructor(players: number, turning: number, looks: LookLog) {
    this.#players = players;
    this.#turning = turning;
    this.#looks = looks;
    this.#limits = new EyeLimits(players, WINKS);
  }

  take({ seat, signal, ago }: CameraWink, t: number): WitnessedWink | Refusal {
    if (!this.#limits.allows(seat, t)) return refusal('too-many-winks', null);
    this.note(seat, t);
    const from = Math.max(0, t - Math.min(ago, MOST_AGO));
    const looks = this.#looks.lastBefore(from, this.#players);
    const sees = (viewer: Seat) =>
      viewer !== seat && looks[viewer]?.at === seat && looks[viewer].t + this.#turning <= from;
    const seenBy = [...looks.keys()].filter(sees);
    return { seat, signal, at: looks[seat]?.at ?? null, seenBy, from };
  }

  /** One that was taken, now or before the table was set up again. */
  note(seat: Seat, t: number): void {
    this.#limits.note(seat, t);
  }
}
