const NAME = 'oeillade';
const VERSION = 1;

/** The browser's database: tables, their events, and finished games. Fails where the browser stores nothing. */
export async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    const database = request.result;
    database.createObjectStore('tables', { keyPath: 'code' });
    database.createObjectStore('events');
    database.createObjectStore('games', { keyPath: ['code', 'round'] });
  };
  const database = await answered(request);
  // A newer page wants the database in another shape: it must not wait for this one.
  database.onversionchange = () => database.close();
  return database;
}

export const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

export const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => failed(transaction.error);
  });

export const eventsOf = (code: string): IDBKeyRange =>
  IDBKeyRange.bound([code, 0], [code, Number.MAX_SAFE_INTEGER]);
