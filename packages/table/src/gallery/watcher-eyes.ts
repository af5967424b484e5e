import { type Refusal, refusal, type Seat } from '@oeillade/kernel';
import { EyeLimits, LOOKS } from '../gaze/eye-limits.ts';

/**
 * The eyes of one who watches a game, in the game's time (D-31). They are no seat's: nobody feels or sees them, and no
 * record holds them.
 */
export class WatcherEyes {
  readonly #limits = new EyeLimits(1, LOOKS);
  #at: Seat | null = null;
  #seesFrom = 0;

  look(
    at: Seat | null,
    { t, players, turning }: { t: number; players: number; turning: number },
  ): Refusal | null {
    if (at !== null && !(Number.isInteger(at) && at >= 0 && at < players))
      return refusal('no-such-seat', 'D-31');
    if (at === this.#at) return null;
    if (!this.#limits.allows(0, t)) return refusal('too-many-looks', null);
    this.#limits.note(0, t);
    this.#at = at;
    this.#seesFrom = t + turning;
    return null;
  }

  /** The face that they see at `t`: none while they turn (D-4). */
  face(t: number): Seat | null {
    return this.#seesFrom <= t ? this.#at : null;
  }
}
