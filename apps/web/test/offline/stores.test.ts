import 'fake-indexeddb/auto';
import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { IDBFactory } from 'fake-indexeddb';
import { storeContract } from '../../../../packages/room/test/support/store-contract.ts';
import { KeptTables } from '../../src/features/offline/kept-tables.ts';
import { MemoryStore } from '../../src/features/offline/memory-store.ts';
import type { TableStore } from '../../src/features/offline/table-store.ts';

const AT = 1_700_000_000_000;

const STORES: Readonly<Record<string, () => Promise<TableStore>>> = {
  'in memory': async () => new MemoryStore(),
  'in IndexedDB': () => KeptTables.unlock(),
};

for (const [name, make] of Object.entries(STORES)) {
  describe(`the tables of a browser, ${name}`, () => {
    let store: TableStore;
    beforeEach(async () => {
      // A browser that has kept nothing yet.
      globalThis.indexedDB = new IDBFactory();
      store = await make();
    });

    const opens = (code: string): Promise<boolean> =>
      store.open({ code, game: 'wink', phase: 'gathering', opened: AT, touched: AT });

    storeContract(() => store);

    test('lists its tables, and says when one was last played at', async () => {
      await opens('A');
      await opens('B');
      await store.touch('B', 'playing', 'zwinkern', AT + 5);
      await store.touch('NONE', 'playing', 'wink', AT);
      assert.deepEqual(await store.list(), [
        { code: 'A', game: 'wink', phase: 'gathering', opened: AT, touched: AT },
        { code: 'B', game: 'zwinkern', phase: 'playing', opened: AT, touched: AT + 5 },
      ]);
    });

    test('forgets a table with all that happened there, but not its finished games, nor another table', async () => {
      for (const code of ['A', 'B']) {
        const entry = { code, round: 1, game: 'wink', ended: AT };
        await opens(code);
        await store.append(code, 0, ['a']);
        const ended = [{ entry, record: `record ${code}` }];
        await store.append(code, 1, ['ended'], { phase: 'over', game: 'wink', touched: AT, ended });
      }
      await store.delete('A');
      assert.equal(await store.find('A'), null);
      assert.deepEqual(await store.read('A'), []);
      assert.equal(await store.readGame('A', 1), 'record A');
      assert.deepEqual(await store.read('B'), ['a', 'ended']);
      assert.equal(await store.readGame('B', 1), 'record B');
      assert.equal(await opens('A'), true, 'its code is free again');
    });
  });
}

test('what was kept is there for the next page', async () => {
  globalThis.indexedDB = new IDBFactory();
  const first = await KeptTables.unlock();
  await first.open({ code: 'A', game: 'wink', phase: 'gathering', opened: AT, touched: AT });
  await first.append('A', 0, ['a', 'b']);
  const second = await KeptTables.unlock();
  assert.deepEqual(await second.read('A'), ['a', 'b']);
  await second.append('A', 2, ['c']);
  await assert.rejects(first.append('A', 2, ['of the first page']), { name: 'Fenced' });
  assert.deepEqual(await first.read('A'), ['a', 'b', 'c']);
});
