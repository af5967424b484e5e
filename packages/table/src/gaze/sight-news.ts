import type { Seat } from '@oeillade/kernel';
import type { EyesSeen } from '../messages.ts';
import { isSameSight } from './eyes.ts';

/** Milliseconds between two moments at which eyes are told what they see. */
export const TICK = 50;

interface Seeing {
  readonly seating: { readonly size: number };
  sightOf(seat: Seat, now: number): EyesSeen | null;
  sightsChangedAt(now: number): number;
}

/** What each seat was told last of other eyes, for a driver that tells a whole table. */
export class SightNews {
  readonly #table: Seeing;
  readonly #told = new Map<Seat, EyesSeen>();

  #toldAt = Number.NEGATIVE_INFINITY;

  constructor(table: Seeing) {
    this.#table = table;
  }

  /** The sights that changed since their seats were last told. The caller must send them: they count as told. */
  at(now: number): { readonly seat: Seat; readonly sight: EyesSeen }[] {
    const news = [];
    // Within one millisecond somebody may look elsewhere after everybody was told.
    if (this.#table.sightsChangedAt(now) < this.#toldAt) return [];
    this.#toldAt = now;
    for (let seat = 0; seat < this.#table.seating.size; seat++) {
      const sight = this.#table.sightOf(seat, now);
      const told = this.#told.get(seat);
      if (!sight) this.#told.delete(seat);
      if (!sight || (told && isSameSight(told, sight))) continue;
      this.#told.set(seat, sight);
      news.push({ seat, sight });
    }
    return news;
  }
}
