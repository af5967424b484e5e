import type { Seat } from '@oeillade/kernel';
import { gameTime, signalLasts } from '../../../shell/session/clock.ts';
import type { TableModel } from '../../../shell/session/model.ts';

/** A signal that was seen from this seat, or made by it. */
export interface WinkRemembered {
  readonly of: Seat;
  readonly to: Seat;
  /** In the game's time. */
  readonly at: number;
  /** For how long this seat saw it, in milliseconds; null for one's own. */
  readonly ms: number | null;
}

/** No more accusations than this can be about winks that somebody still remembers. */
const MOST = 40;

/**
 * What this browser has seen with its own eyes, for the moment at which it matters. Nobody else's signals are here:
 * the table tells them to nobody who did not look.
 */
export class WinkWitness {
  #seen: readonly WinkRemembered[] = [];
  #watched: { readonly signal: NonNullable<TableModel['signal']>; readonly since: number } | null = null;
  #isGiving = false;

  /** `isGiving`: this seat itself makes a signal to the face that it looks at. */
  hear(told: TableModel, isGiving: boolean, now: number): void {
    const { signal, clock, seat, looking } = told;
    if (this.#watched && signal !== this.#watched.signal) this.#looksAway(told, now);
    if (signal && signal !== this.#watched?.signal) this.#watched = { signal, since: now };
    if (isGiving && !this.#isGiving && seat !== null && looking !== null && clock) {
      this.#keep({ of: seat, to: looking, at: gameTime(clock, now), ms: null });
    }
    this.#isGiving = isGiving;
  }

  /** The last signal from one to the other since a moment of the game, as far as it was seen from here. */
  recall(of: Seat, to: Seat, since: number, told: TableModel, now: number): WinkRemembered | null {
    if (this.#watched) this.#looksAway(told, now);
    return this.#seen.findLast((wink) => wink.of === of && wink.to === to && wink.at >= since) ?? null;
  }

  #looksAway({ clock, lobby }: TableModel, now: number): void {
    const watched = this.#watched;
    this.#watched = null;
    if (!watched || !clock) return;
    const { signal, since } = watched;
    const lasts = signalLasts(signal, clock, lobby?.rules.lasting ?? 0);
    const ms = Math.round(Math.min(lasts, now - since));
    this.#keep({ of: signal.of, to: signal.to, at: gameTime(clock, since), ms });
  }

  #keep(wink: WinkRemembered): void {
    this.#seen = [...this.#seen, wink].slice(-MOST);
  }
}
