import { Fenced, type GameEntry, type TableEntry, type TableProgress } from '@oeillade/room';
import { answered, eventsOf, finished, openDatabase } from '../../shell/database.ts';
import type { TableStore } from './table-store.ts';

/** A finished game: how it is listed, and its record, which is empty once the game was deleted. */
interface KeptGame extends GameEntry {
  readonly record: string;
}

/** The tables of this browser, in its IndexedDB. */
export class KeptTables implements TableStore {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  /** Fails where the browser stores nothing. */
  static async unlock(): Promise<KeptTables> {
    return new KeptTables(await openDatabase());
  }

  async open(entry: TableEntry): Promise<boolean> {
    const transaction = this.#write('tables');
    transaction.objectStore('tables').add(entry);
    return await finished(transaction).then(
      () => true,
      (error: DOMException | null) => {
        if (error?.name === 'ConstraintError') return false;
        throw error;
      },
    );
  }

  async find(code: string): Promise<TableEntry | null> {
    const found: TableEntry | undefined = await answered(this.#read('tables').get(code));
    return found ?? null;
  }

  async append(
    code: string,
    from: number,
    events: readonly string[],
    progress?: TableProgress,
  ): Promise<void> {
    const transaction = progress ? this.#write('events', 'tables', 'games') : this.#write('events');
    const store = transaction.objectStore('events');
    // The append before it may have failed a moment ago.
    if (from > 0 && (await answered(store.getKey([code, from - 1]))) === undefined)
      throw new Fenced(code, from);
    // Another page has written at this place where the key is taken: then all of it is undone.
    for (const [index, event] of events.entries()) store.add(event, [code, from + index]);
    if (progress) note(transaction, code, progress).catch(() => abort(transaction));
    await finished(transaction).catch((error: DOMException | null) => {
      throw error?.name === 'ConstraintError' ? new Fenced(code, from) : error;
    });
  }

  async read(code: string): Promise<readonly string[]> {
    return await answered(this.#read('events').getAll(eventsOf(code)));
  }

  async touch(code: string, phase: TableEntry['phase'], game: string, now: number): Promise<void> {
    const transaction = this.#write('tables');
    await touch(transaction, code, { phase, game, touched: now });
    await finished(transaction);
  }

  async list(): Promise<readonly TableEntry[]> {
    return await answered(this.#read('tables').getAll());
  }

  async delete(code: string): Promise<void> {
    const transaction = this.#write('tables', 'events');
    transaction.objectStore('tables').delete(code);
    transaction.objectStore('events').delete(eventsOf(code));
    await finished(transaction);
  }

  async readGame(code: string, round: number): Promise<string | null> {
    const game: KeptGame | undefined = await answered(this.#read('games').get([code, round]));
    return game?.record || null;
  }

  /** Relaxed: a page that is closed loses nothing, and only a machine that loses its power may lose a moment. */
  #write(...stores: string[]): IDBTransaction {
    return this.#database.transaction(stores, 'readwrite', { durability: 'relaxed' });
  }

  #read(store: string): IDBObjectStore {
    return this.#database.transaction(store, 'readonly').objectStore(store);
  }
}

async function touch(
  transaction: IDBTransaction,
  code: string,
  touched: Pick<TableEntry, 'phase' | 'game' | 'touched'>,
): Promise<void> {
  const store = transaction.objectStore('tables');
  const entry: TableEntry | undefined = await answered(store.get(code));
  if (entry) store.put({ ...entry, ...touched });
}

async function note(transaction: IDBTransaction, code: string, progress: TableProgress): Promise<void> {
  const { ended, ...touched } = progress;
  await touch(transaction, code, touched);
  const store = transaction.objectStore('games');
  for (const { entry, record } of ended) {
    const kept = await answered(store.getKey([entry.code, entry.round]));
    if (kept === undefined) store.put({ ...entry, record } satisfies KeptGame);
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has failed by itself.
  }
}
