import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { storeContract } from '../../../../packages/room/test/support/store-contract.ts';
import { eventually, within } from '../../../../tools/eventually.ts';
import {
  Fenced,
  type FinishedGame,
  type Journal,
  type Owner,
  type TableEntry,
} from '../../src/journal/port.ts';
import type { RecordPacker } from '../../src/journal/records.ts';
import { HeldPacker } from './held-packer.ts';
import { longGameContract } from './long-games.ts';

/** Where the tests of one kind of journal find theirs. */
export interface Store {
  /** What `openJournal` needs to find it, as text for another process. */
  readonly place: string;
  open(packer: RecordPacker): Promise<Journal>;
  close(): Promise<void>;
}

const AT = 1_700_000_000_000;
const ADA: Owner = { node: 'ada', publicUrl: 'https://ada.example.org', internalUrl: null };
const BEN: Owner = { node: 'ben', publicUrl: null, internalUrl: 'http://10.0.0.2:8080' };
/** Leases go by the journal's clock, which no test can turn: the end of one that ends at once is waited for, and no test sees that of a long one. */
const AT_ONCE = 1;
const LONG = 3_600_000;

/** What every journal has to keep to: all that any store of tables has to, and leases, deleting and pruning beside it. */
export function journalContract(name: string, makeStore: () => Promise<Store>): void {
  describe(`the journal on ${name}`, () => {
    const packer = new HeldPacker();
    let store: Store;
    let journal: Journal;
    let tables = 0;

    before(async () => {
      store = await makeStore();
      journal = await store.open(packer);
    });
    after(async () => {
      await journal?.close();
      await store?.close();
    });

    const openTable = async (entry: Partial<TableEntry> = {}): Promise<string> => {
      const code = `T${String(tables++).padStart(4, '0')}`;
      const table = {
        code,
        game: 'one-game',
        phase: 'gathering',
        opened: AT,
        touched: AT,
        ...entry,
      } as const;
      assert.equal(await journal.open(table), true);
      return code;
    };

    const eventsOf = async (code: string): Promise<readonly string[]> => (await journal.read(code)).events;

    /** The server that has the table is dead. */
    const isOrphan = (code: string): Promise<void> =>
      eventually('the end of a lease', async () => (await journal.orphans(10)).includes(code));

    /** The event with which these games are over. */
    const finish = (code: string, from: number, ...ended: FinishedGame[]): Promise<void> =>
      journal.append(code, from, ['ended'], { phase: 'over', game: 'another-game', touched: AT, ended });

    storeContract(() => ({
      hasRecords: journal.hasRecords,
      open: (entry) => journal.open(entry),
      find: (code) => journal.find(code),
      append: (code, from, events, progress) => journal.append(code, from, events, progress),
      read: eventsOf,
      readGame: (code, round) => journal.readGame(code, round),
    }));

    longGameContract({
      packer,
      journal: () => journal,
      openTable,
      reopen: async () => {
        await journal.close();
        journal = await store.open(packer);
      },
    });

    test('[J22] lists and deletes finished games, and does not keep again what was deleted', async () => {
      const code = await openTable();
      const second = { code, round: 2, game: 'another-game', ended: AT + 2 };
      const first = { code, round: 1, game: 'one-game', ended: AT + 1 };
      await finish(code, 0, { entry: second, record: 'record 2' }, { entry: first, record: 'record 1' });
      assert.deepEqual(await journal.listGames(code), [first, second]);
      assert.equal(await journal.deleteGame(code, 1), true);
      assert.equal(await journal.deleteGame(code, 1), false);
      assert.equal(await journal.readGame(code, 1), null);
      assert.deepEqual(await journal.listGames(code), [second]);
      await finish(code, 1, { entry: first, record: 'record 1' });
      assert.equal(await journal.readGame(code, 1), null);
    });

    test('[J23] what replaces all is the first that is left, sequences go on behind it, and fences hold', async () => {
      const [ours, theirs] = [await openTable(), await openTable()];
      for (const code of [ours, theirs]) await journal.append(code, 0, ['a', 'b', 'c']);
      const progress = {
        phase: 'over',
        game: 'another-game',
        touched: AT,
        ended: [],
        replacesAll: true,
      } as const;
      await journal.append(ours, 3, ['summary'], progress);
      assert.deepEqual(await journal.read(ours), { events: ['summary'], next: 4 });
      assert.deepEqual(await journal.read(theirs), { events: ['a', 'b', 'c'], next: 3 });
      for (const from of [0, 1, 2, 3, 5]) await assert.rejects(journal.append(ours, from, ['x']), Fenced);
      await journal.append(ours, 4, ['d']);
      assert.deepEqual(await journal.read(ours), { events: ['summary', 'd'], next: 5 });
      await assert.rejects(journal.append(theirs, 2, ['of a stale owner'], progress), Fenced);
      assert.deepEqual(await eventsOf(theirs), ['a', 'b', 'c']);
      assert.deepEqual(await journal.read('NONE'), { events: [], next: 0 });
    });

    test('[J21] the last time that was believed is kept; before there is one, the last touch counts', async () => {
      await openTable({ touched: AT + 7 });
      assert.ok((await journal.clockSeen())! >= AT + 7);
      await journal.seeClock(AT - 1);
      assert.equal(await journal.clockSeen(), AT - 1);
    });

    test('[J10] pruning forgets what is older, and only that', async () => {
      const [old, young] = [await openTable({ touched: 10 }), await openTable()];
      for (const code of [old, young]) await journal.append(code, 0, ['a']);
      await journal.claim(old, ADA);
      await finish(
        young,
        1,
        { entry: { code: young, round: 1, game: 'another-game', ended: 10 }, record: 'old' },
        { entry: { code: young, round: 2, game: 'another-game', ended: AT }, record: 'young' },
      );
      assert.deepEqual(await journal.prune(20), { tables: 1, games: 1 });
      assert.equal(await journal.find(old), null);
      assert.deepEqual(await eventsOf(old), []);
      assert.deepEqual(await eventsOf(young), ['a', 'ended']);
      assert.deepEqual(
        (await journal.listGames(young)).map(({ round }) => round),
        [2],
      );
      assert.deepEqual(await journal.prune(20), { tables: 0, games: 0 });
    });

    test('[J11] a table belongs to whoever claims it first, for as long as they live', async () => {
      const code = await openTable();
      await journal.renew(ADA, LONG);
      await journal.renew(BEN, LONG);
      const lease = { code, epoch: 1, ...ADA };
      assert.deepEqual(await journal.claim(code, ADA), lease);
      assert.deepEqual(await journal.claim(code, BEN), lease);
      assert.deepEqual(await journal.claim(code, ADA), lease);
      assert.ok((await journal.renew(ADA, LONG)).includes(code));
      assert.ok(!(await journal.renew(BEN, LONG)).includes(code));
    });

    test('[J12] of eight servers that claim a table one gets it, and all are told which', async () => {
      const code = await openTable();
      const owners = Array.from({ length: 8 }, (_, index) => ({ ...BEN, node: `racer ${index}` }));
      for (const owner of owners) await journal.renew(owner, LONG);
      const leases = await Promise.all(owners.map((owner) => journal.claim(code, owner)));
      assert.equal(new Set(leases.map(({ node }) => node)).size, 1);
    });

    test('[J13] the tables of a dead server can be taken over, which raises the epoch', async () => {
      const code = await openTable();
      const cleo = { ...ADA, node: 'cleo' };
      await journal.renew(cleo, LONG);
      await journal.claim(code, cleo);
      assert.equal((await journal.claim(code, BEN)).node, 'cleo');
      await journal.renew(cleo, AT_ONCE);
      await eventually('the end of a lease', async () => (await journal.claim(code, BEN)).node === 'ben');
      assert.deepEqual(await journal.claim(code, BEN), { code, epoch: 2, ...BEN });
      // It was only paused: it learns that the table is no longer its own, and does not get it back.
      assert.ok(!(await journal.renew(cleo, LONG)).includes(code));
      assert.equal((await journal.claim(code, cleo)).node, 'ben');
    });

    test('[J14] a server that is late keeps what nobody has taken', async () => {
      const code = await openTable({ phase: 'playing' });
      const dora = { ...ADA, node: 'dora' };
      await journal.renew(dora, AT_ONCE);
      await journal.claim(code, dora);
      await isOrphan(code);
      assert.ok((await journal.renew(dora, LONG)).includes(code));
      assert.deepEqual(await journal.claim(code, BEN), { code, epoch: 1, ...dora });
    });

    test('[J15] a table that is handed over is free at once; only its owner can do that', async () => {
      const code = await openTable();
      await journal.claim(code, ADA);
      await journal.release(code, BEN.node);
      assert.equal((await journal.claim(code, BEN)).node, 'ada');
      await journal.release(code, ADA.node);
      assert.ok(!(await journal.renew(ADA, LONG)).includes(code));
      assert.equal((await journal.claim(code, BEN)).node, 'ben');
    });

    test('[J16] running games of dead servers are orphans; sleeping ones and others are not', async () => {
      const [running, asleep, gathering, living] = [
        await openTable({ phase: 'playing' }),
        await openTable({ phase: 'playing' }),
        await openTable(),
        await openTable({ phase: 'playing' }),
      ];
      const emil = { ...ADA, node: 'emil' };
      await journal.renew(emil, AT_ONCE);
      for (const code of [running, asleep, gathering]) await journal.claim(code, emil);
      await journal.claim(living, BEN);
      await journal.release(asleep, 'emil');
      await isOrphan(running);
      assert.deepEqual(await journal.orphans(10), [running]);
      assert.deepEqual(await journal.orphans(0), []);
    });

    test('[J17] closing waits for what was asked for, and refuses the rest', async () => {
      await journal.close();
      journal = await store.open(packer);
      const codes = await Promise.all(Array.from({ length: 40 }, () => openTable()));
      const appends = codes.map((code) => journal.append(code, 0, ['a']));
      await Promise.all([journal.close(), ...appends]);
      await assert.rejects(journal.append(codes[0]!, 1, ['b']));
      journal = await store.open(packer);
      for (const code of codes) assert.deepEqual(await eventsOf(code), ['a']);
    });

    test('[J18] what was acknowledged survives kill -9', async () => {
      const code = await openTable();
      await journal.close();
      for (let round = 0; round < 3; round++) {
        const said = await killWriter(store.place, code, 60 + 40 * round);
        journal = await store.open(packer);
        const kept = await eventsOf(code);
        assert.ok(said > 0, 'the writer wrote nothing before it was killed');
        assert.ok(kept.length >= said, `${said} events were acknowledged, ${kept.length} are there`);
        assert.deepEqual(
          kept,
          kept.map((_, index) => String(index)),
        );
        if (round < 2) await journal.close();
      }
    });
  });
}

/** Lets another process write, kills it while it does, and gives how many events it said were safe. */
async function killWriter(place: string, code: string, events: number): Promise<number> {
  const script = fileURLToPath(new URL('writer.ts', import.meta.url));
  const writer = spawn(process.execPath, [script, place, code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(writer, 'exit');
  let said = 0;
  let heard = 0;
  const listens = async () => {
    for await (const line of createInterface({ input: writer.stdout })) {
      said = Number(line);
      if (++heard === events) writer.kill('SIGKILL');
    }
  };
  await within('the end of the writer', Promise.all([listens(), exited]));
  return said;
}
