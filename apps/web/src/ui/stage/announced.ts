import { gameTime } from '../../shell/session/clock.ts';
import type { Announcement, TableModel } from '../../shell/session/model.ts';

/** What was announced longer ago, in milliseconds, is not staged: somebody who comes back is told all at once what they missed. */
const NEWS_FOR = 1_500;

/** What a table has announced, each thing once and game by game. */
export class Announced {
  #last = 0;
  #round: number | null = null;

  /** What was announced since the last time; `isAnother` where that is of another game. */
  since({ lobby, announcements }: TableModel): {
    readonly fresh: readonly Announcement[];
    readonly isAnother: boolean;
  } {
    const round = lobby?.round ?? null;
    const isAnother = round !== this.#round;
    if (isAnother) this.#last = 0;
    this.#round = round;
    const fresh = announcements.filter(({ key }) => key > this.#last);
    this.#last = fresh.at(-1)?.key ?? this.#last;
    return { fresh, isAnother };
  }
}

export function isNews({ t }: Announcement, { clock }: TableModel, now: number): boolean {
  return clock === null || gameTime(clock, now) - t < NEWS_FOR;
}
