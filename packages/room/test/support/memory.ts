import assert from 'node:assert/strict';
import type { EventStore, FinishedGame, TableProgress } from '@oeillade/room';

/** Keeps in memory, at once or when the test says so. */
export class Memory implements EventStore {
  readonly events: string[] = [];
  readonly games: FinishedGame[] = [];
  nextAnswer?: () => Promise<void>;
  #hold: Promise<void> | null = null;

  async append(
    _code: string,
    from: number,
    events: readonly string[],
    progress?: TableProgress,
  ): Promise<void> {
    await this.#hold;
    assert.equal(from, this.events.length, 'in order, and none twice');
    this.events.push(...events);
    this.games.push(...(progress?.ended ?? []));
  }

  /** Nothing is safe before what this gives is called. */
  stall(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#hold = promise;
    return () => {
      this.#hold = null;
      resolve();
    };
  }
}
