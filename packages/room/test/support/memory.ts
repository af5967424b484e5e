import { Fenced, type FinishedGame, type TableProgress } from '@oeillade/room';
import type { ReadableStore } from './store-contract.ts';

/** Keeps in memory, at once or when the test says so. What is known of tables beside their events it leaves out: rooms never ask for it. */
export class Memory implements ReadableStore {
  readonly games: FinishedGame[] = [];
  nextAnswer?: () => Promise<void>;
  readonly #tables = new Map<string, string[]>();
  #hold: Promise<void> | null = null;

  /** All that is kept, which in most tests is one table. */
  get events(): readonly string[] {
    return [...this.#tables.values()].flat();
  }

  async read(code: string): Promise<readonly string[]> {
    return this.#tables.get(code) ?? [];
  }

  async append(
    code: string,
    from: number,
    events: readonly string[],
    progress?: TableProgress,
  ): Promise<void> {
    await this.#hold;
    const kept = this.#tables.get(code) ?? [];
    if (from !== kept.length) throw new Fenced(code, from);
    this.#tables.set(code, [...kept, ...events]);
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
