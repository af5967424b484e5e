import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type EventStore, Fenced, type FinishedGame, type TableEntry } from '@oeillade/room/event-store';

/** What a room asks of a store, and what came of it. */
export interface ReadableStore extends EventStore {
  read(code: string): Promise<readonly string[]>;
}

/** What a server's journal and a browser's store have in common. */
export interface TableStore extends ReadableStore {
  open(entry: TableEntry): Promise<boolean>;
  find(code: string): Promise<TableEntry | null>;
  readGame(code: string, round: number): Promise<string | null>;
}

const AT = 1_700_000_000_000;
/** A store knows no games: to it these are words. */
const GAME = 'one-game';
const OTHER_GAME = 'another-game';

/** What every store of tables has to keep to, wherever it is. `at` gives the one that is open now. */
export function storeContract(at: () => TableStore): void {
  let tables = 0;

  const openTable = async (): Promise<string> => {
    const code = `S${String(tables++).padStart(4, '0')}`;
    const entry = { code, game: GAME, phase: 'gathering', opened: AT, touched: AT } as const;
    assert.equal(await at().open(entry), true);
    return code;
  };

  /** The event with which these games are over. */
  const finish = (code: string, from: number, ...ended: FinishedGame[]): Promise<void> =>
    at().append(code, from, ['ended'], { phase: 'over', game: OTHER_GAME, touched: AT, ended });

  appendContract(at, openTable);

  test('[J1] opens a table once, and finds it', async () => {
    const store = at();
    const code = await openTable();
    const entry = { code, game: GAME, phase: 'gathering', opened: AT, touched: AT } as const;
    assert.deepEqual(await store.find(code), entry);
    assert.equal(await store.open({ ...entry, game: OTHER_GAME }), false);
    assert.deepEqual(await store.find(code), entry);
    assert.equal(await store.find('NONE'), null);
  });

  test('[J2] progress changes phase, game and time, and nothing else', async () => {
    const store = at();
    const code = await openTable();
    await store.append(code, 0, ['a'], { phase: 'playing', game: OTHER_GAME, touched: AT + 5, ended: [] });
    assert.deepEqual(await store.read(code), ['a']);
    assert.deepEqual(await store.find(code), {
      code,
      game: OTHER_GAME,
      phase: 'playing',
      opened: AT,
      touched: AT + 5,
    });
  });

  test('[J8] keeps and reads finished games', async () => {
    const store = at();
    const code = await openTable();
    const second = { code, round: 2, game: OTHER_GAME, ended: AT + 2 };
    const first = { code, round: 1, game: GAME, ended: AT + 1 };
    await finish(code, 0, { entry: second, record: 'record 2' }, { entry: first, record: 'record 1' });
    assert.equal(await store.readGame(code, 1), 'record 1');
    assert.equal(await store.readGame(code, 2), 'record 2');
    assert.equal(await store.readGame(code, 3), null);
  });

  test('[J9] a game is kept once: not twice', async () => {
    const store = at();
    const code = await openTable();
    const entry = { code, round: 1, game: OTHER_GAME, ended: AT };
    await finish(code, 0, { entry, record: 'record' });
    await finish(code, 1, { entry: { ...entry, ended: AT + 9 }, record: 'another' });
    assert.equal(await store.readGame(code, 1), 'record');
  });

  test('[J19] progress is kept with its events, or not at all', async () => {
    const store = at();
    const [ours, theirs] = [await openTable(), await openTable()];
    const entry = { round: 1, game: OTHER_GAME, ended: AT };
    const outcomes = await Promise.allSettled([
      finish(ours, 0, { entry: { code: ours, ...entry }, record: 'ours' }),
      finish(theirs, 5, { entry: { code: theirs, ...entry }, record: 'of a stale owner' }),
    ]);
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['fulfilled', 'rejected'],
    );
    assert.equal(await store.readGame(ours, 1), 'ours');
    assert.equal((await store.find(ours))?.phase, 'over');
    assert.equal(await store.readGame(theirs, 1), null);
    assert.equal((await store.find(theirs))?.phase, 'gathering');
  });
}

/** What every store has to keep to where events are appended, one that knows of nothing else included. */
export function appendContract(at: () => ReadableStore, openTable: () => Promise<string>): void {
  test('[J3] reads events in the order in which they were appended', async () => {
    const store = at();
    const code = await openTable();
    const events = Array.from({ length: 250 }, (_, index) => JSON.stringify({ index, text: 'Œ \u0007 "\'' }));
    await store.append(code, 0, events.slice(0, 1));
    await store.append(code, 1, events.slice(1, 200));
    await store.append(code, 200, events.slice(200));
    assert.deepEqual(await store.read(code), events);
    assert.deepEqual(await store.read('NONE'), []);
  });

  test('[J4] of eight writers at one place one wins, and seven are fenced', async () => {
    const store = at();
    const code = await openTable();
    await store.append(code, 0, ['opened']);
    const writers = Array.from({ length: 8 }, (_, writer) =>
      store.append(code, 1, [`${writer}/a`, `${writer}/b`]).then(
        () => writer,
        (error: unknown) => {
          assert.ok(error instanceof Fenced, String(error));
          return null;
        },
      ),
    );
    const winners = (await Promise.all(writers)).filter((writer) => writer !== null);
    assert.equal(winners.length, 1);
    assert.deepEqual(await store.read(code), ['opened', `${winners[0]}/a`, `${winners[0]}/b`]);
  });

  test('[J5] an append that meets another’s event half way leaves nothing', async () => {
    const store = at();
    const code = await openTable();
    await store.append(code, 0, ['a', 'b', 'c']);
    await assert.rejects(store.append(code, 2, ['x', 'y', 'z']), Fenced);
    await assert.rejects(store.append(code, 0, ['x']), Fenced);
    assert.deepEqual(await store.read(code), ['a', 'b', 'c']);
  });

  test('[J6] an append that would leave a gap is fenced', async () => {
    const store = at();
    const code = await openTable();
    await assert.rejects(store.append(code, 1, ['b']), Fenced);
    await store.append(code, 0, ['a']);
    await assert.rejects(store.append(code, 2, ['c']), Fenced);
    assert.deepEqual(await store.read(code), ['a']);
  });

  test('[J7] a fenced append does not hurt those of other tables at the same moment', async () => {
    const store = at();
    const [ours, theirs] = [await openTable(), await openTable()];
    const outcomes = await Promise.allSettled([
      store.append(ours, 0, ['a']),
      store.append(theirs, 7, ['x']),
      store.append(theirs, 0, ['b']),
    ]);
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['fulfilled', 'rejected', 'fulfilled'],
    );
    assert.deepEqual(await store.read(ours), ['a']);
    assert.deepEqual(await store.read(theirs), ['b']);
  });

  test('[J20] an append behind one that was fenced is fenced as well', async () => {
    const store = at();
    const code = await openTable();
    await store.append(code, 0, ['a']);
    const outcomes = await Promise.allSettled([
      store.append(code, 0, ['x', 'y', 'z']),
      store.append(code, 3, ['w']),
    ]);
    for (const { status } of outcomes) assert.equal(status, 'rejected');
    assert.deepEqual(await store.read(code), ['a']);
  });
}
