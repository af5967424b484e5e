import { Fenced, type FinishedGame, type TableEntry, type TableProgress } from '@oeillade/room';
import type { TableStore } from './table-store.ts';

/** For browsers that store nothing, as private windows may. It lasts until the page is left. */
export class MemoryStore implements TableStore {
  readonly #tables = new Map<string, { entry: TableEntry; readonly events: string[] }>();
  readonly #games = new Map<string, FinishedGame>();

  async open(entry: TableEntry): Promise<boolean> {
    if (this.#tables.has(entry.code)) return false;
    this.#tables.set(entry.code, { entry, events: [] });
    return true;
  }

  async find(code: string): Promise<TableEntry | null> {
    return this.#tables.get(code)?.entry ?? null;
  }

  async append(
    code: string,
    from: number,
    events: readonly string[],
    progress?: TableProgress,
  ): Promise<void> {
    const table = this.#tables.get(code);
    if (table?.events.length !== from) throw new Fenced(code, from);
    table.events.push(...events);
    if (!progress) return;
    const { ended, ...touched } = progress;
    table.entry = { ...table.entry, ...touched };
    for (const game of ended) {
      const key = `${game.entry.code}/${game.entry.round}`;
      if (!this.#games.has(key)) this.#games.set(key, game);
    }
  }

  async read(code: string): Promise<readonly string[]> {
    return [...(this.#tables.get(code)?.events ?? [])];
  }

  async touch(code: string, phase: TableEntry['phase'], game: string, now: number): Promise<void> {
    const table = this.#tables.get(code);
    if (table) table.entry = { ...table.entry, phase, game, touched: now };
  }

  async list(): Promise<readonly TableEntry[]> {
    return [...this.#tables.values()].map(({ entry }) => entry);
  }

  async delete(code: string): Promise<void> {
    this.#tables.delete(code);
  }

  async readGame(code: string, round: number): Promise<string | null> {
    return this.#games.get(`${code}/${round}`)?.record ?? null;
  }
}
