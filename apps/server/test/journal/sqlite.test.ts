import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { Fenced } from '../../src/journal/port.ts';
import { JournalThread } from '../../src/journal/thread.ts';
import { journalContract } from './contract.ts';
import { openJournal } from './places.ts';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'oeillade-journal-'));

journalContract('SQLite', async () => {
  const place = newFolder();
  return {
    place,
    open: (packer) => openJournal(place, packer),
    close: async () => rmSync(place, { recursive: true }),
  };
});

test('a folder has one server at a time, and is free again when that is gone', async () => {
  const folder = newFolder();
  const first = await JournalThread.start(folder);
  await assert.rejects(JournalThread.start(folder), /Another server keeps its tables/);
  await first.close();
  await (await JournalThread.start(folder)).close();
  rmSync(folder, { recursive: true });
});

test('after a restart the tables are free at once: nobody else can have them', async () => {
  const folder = newFolder();
  const [before, afterwards] = ['before', 'afterwards'].map((node) => ({
    node,
    publicUrl: null,
    internalUrl: null,
  }));
  const first = await JournalThread.start(folder);
  await first.open({ code: 'T', game: 'wink', phase: 'playing', opened: 0, touched: 0 });
  await first.renew(before!, 60_000);
  await first.claim('T', before!);
  await first.close();
  const second = await JournalThread.start(folder);
  assert.deepEqual(await second.orphans(1), ['T']);
  assert.equal((await second.claim('T', afterwards!)).node, 'afterwards');
  await second.close();
  rmSync(folder, { recursive: true });
});

test('what could not be written fails with all that stands behind it, and then it goes on from what was', async () => {
  const folder = newFolder();
  const journal = await JournalThread.start(folder);
  const outside = new DatabaseSync(join(folder, 'oeillade.sqlite'));
  for (const code of ['A', 'B', 'C']) {
    await journal.open({ code, game: 'wink', phase: 'playing', opened: 0, touched: 0 });
    await journal.append(code, 0, [`${code} 0`]);
  }
  outside.exec('ALTER TABLE events RENAME TO elsewhere');
  const lost = [
    journal.append('A', 1, ['lost']),
    journal.append('A', 2, ['lost']),
    journal.append('B', 1, ['lost']),
  ];
  // The last one is asked for while the others are on their way.
  await new Promise(setImmediate);
  lost.push(journal.append('C', 1, ['lost']));
  for (const { status } of await Promise.allSettled(lost)) assert.equal(status, 'rejected');
  outside.exec('ALTER TABLE elsewhere RENAME TO events');
  await assert.rejects(journal.append('A', 3, ['not yet']), Fenced);
  await journal.append('A', 1, ['A 1']);
  await journal.append('C', 1, ['C 1']);
  assert.deepEqual((await journal.read('A')).events, ['A 0', 'A 1']);
  assert.deepEqual((await journal.read('B')).events, ['B 0']);
  assert.deepEqual((await journal.read('C')).events, ['C 0', 'C 1']);
  await journal.append('B', 1, ['B 1']);
  await journal.close();
  const again = await JournalThread.start(folder);
  assert.deepEqual((await again.read('B')).events, ['B 0', 'B 1']);
  await again.close();
  outside.close();
  rmSync(folder, { recursive: true });
});

test('what is asked for one after the other is done in that order, also for a table that was handed over', async () => {
  const folder = newFolder();
  const journal = await JournalThread.start(folder);
  await journal.open({ code: 'A', game: 'wink', phase: 'playing', opened: 0, touched: 0 });
  await journal.append('A', 0, ['0']);
  await journal.release('A', 'nobody');
  const first = journal.append('A', 1, ['1']);
  const read = journal.read('A');
  const second = journal.append('A', 2, ['2']);
  await Promise.all([first, second]);
  assert.deepEqual((await read).events, ['0', '1']);
  await journal.release('A', 'nobody');
  const last = journal.append('A', 3, ['3']);
  await journal.close();
  await last;
  const again = await JournalThread.start(folder);
  assert.deepEqual((await again.read('A')).events, ['0', '1', '2', '3']);
  await again.close();
  rmSync(folder, { recursive: true });
});

test('a table that is forgotten while somebody writes for it stops nobody', async () => {
  const folder = newFolder();
  const journal = await JournalThread.start(folder);
  for (const code of ['A', 'B']) {
    await journal.open({ code, game: 'wink', phase: 'playing', opened: 0, touched: code === 'A' ? 0 : 9 });
    await journal.append(code, 0, ['0']);
    await journal.release(code, 'nobody');
  }
  const lost = journal.read('A').then(() => journal.append('A', 1, ['1']));
  assert.deepEqual(await journal.prune(5), { tables: 1, games: 0 });
  await assert.rejects(lost, Fenced);
  await journal.append('B', 1, ['1']);
  await journal.close();
  const again = await JournalThread.start(folder);
  assert.deepEqual((await again.read('B')).events, ['0', '1']);
  await again.close();
  rmSync(folder, { recursive: true });
});
