import type { TableEntry } from '@oeillade/room';
import { answered, eventsOf, finished, openDatabase } from '../../shell/database.ts';
import type { Appearance } from './appearances.ts';
import { headerIn, type KeptGame } from './kept-game.ts';
import { onlyPerson } from './my-seat.ts';

/**
 * A game as it is stored: appearances are called looks there, for devices have kept games under that name for long. Games
 * of local tables have no seat: there is one person at them.
 */
type Stored = Omit<KeptGame, 'seat' | 'appearances'> & {
  readonly seat?: KeptGame['seat'];
  readonly looks?: readonly Appearance[];
};

/** The finished games of this device, in its IndexedDB, beside those of its own tables. */
export class KeptGames {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  /** Fails where the browser stores nothing. */
  static async unlock(): Promise<KeptGames> {
    return new KeptGames(await openDatabase());
  }

  async all(): Promise<KeptGame[]> {
    const stored: Stored[] = await answered(this.#games('readonly').getAll());
    return stored.filter(({ record }) => record !== '').map(whole);
  }

  async read(code: string, round: number): Promise<KeptGame | null> {
    const stored: Stored | undefined = await answered(this.#games('readonly').get([code, round]));
    return stored?.record ? whole(stored) : null;
  }

  /**
   * Keeps a game once: after it was deleted, nothing happens, and a second time only the appearances are added, for a
   * table of this browser's own has kept the game without them.
   */
  async keep(game: KeptGame): Promise<void> {
    const games = this.#games('readwrite');
    const stored: Stored | undefined = await answered(games.get([game.code, game.round]));
    if (!stored) games.put(asStored(game));
    else if (stored.record === game.record && !stored.looks) games.put({ ...asStored(game), ...stored });
    await finished(games.transaction);
  }

  /** All of them or none. */
  async add(newcomers: readonly KeptGame[]): Promise<void> {
    const games = this.#games('readwrite');
    for (const game of newcomers) games.put(asStored(game));
    await finished(games.transaction);
  }

  /** An empty record stays at its place, so that a page which shows the end once more does not bring the game back. */
  async delete(code: string, round: number): Promise<void> {
    const games = this.#games('readwrite');
    games.put({ code, round, game: '', ended: 0, record: '' } satisfies Stored);
    await finished(games.transaction);
  }

  /** Forgets every finished game, and the tables at which no game goes on. */
  async clear(): Promise<void> {
    const transaction = this.#database.transaction(['games', 'tables', 'events'], 'readwrite');
    transaction.objectStore('games').clear();
    const tables: TableEntry[] = await answered(transaction.objectStore('tables').getAll());
    for (const { code } of tables.filter(({ phase }) => phase !== 'playing')) {
      transaction.objectStore('tables').delete(code);
      transaction.objectStore('events').delete(eventsOf(code));
    }
    await finished(transaction);
  }

  #games(mode: IDBTransactionMode): IDBObjectStore {
    return this.#database.transaction('games', mode).objectStore('games');
  }
}

const asStored = ({ appearances, ...game }: KeptGame): Stored => ({
  ...game,
  ...(appearances && { looks: appearances }),
});

function whole({ seat, looks, ...game }: Stored): KeptGame {
  const header = seat === undefined ? headerIn(game.record) : null;
  const mine = seat === undefined ? header && onlyPerson(header) : seat;
  return { ...game, seat: mine, ...(looks && { appearances: looks }) };
}

let opened: Promise<KeptGames | null> | null = null;

/** Opened once for the page; null where this browser keeps nothing. */
export function keptGames(): Promise<KeptGames | null> {
  opened ??= KeptGames.unlock().catch(() => null);
  return opened;
}
