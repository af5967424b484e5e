import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { SqliteJournal } from '../../src/journal/sqlite.ts';
import { journalContract } from './contract.ts';
import { IN_THREAD, openJournal } from './places.ts';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'oeillade-journal-'));

for (const [name, prefix] of [
  ['SQLite', ''],
  ['SQLite in a thread', IN_THREAD],
] as const) {
  journalContract(name, async () => {
    const folder = newFolder();
    const place = prefix + folder;
    return { place, open: () => openJournal(place), close: async () => rmSync(folder, { recursive: true }) };
  });
}

test('a folder has one server at a time, and is free again when that is gone', async () => {
  const folder = newFolder();
  const first = new SqliteJournal(folder);
  assert.throws(() => new SqliteJournal(folder), /Another server keeps its tables/);
  await first.close();
  await new SqliteJournal(folder).close();
  rmSync(folder, { recursive: true });
});

test('a folder that is taken is said so in a sentence, from a thread too', async () => {
  const folder = newFolder();
  const first = new SqliteJournal(folder);
  await assert.rejects(openJournal(IN_THREAD + folder), /Another server keeps its tables/);
  await first.close();
  rmSync(folder, { recursive: true });
});

test('after a restart the tables are free at once: nobody else can have them', async () => {
  const folder = newFolder();
  const [before, afterwards] = ['before', 'afterwards'].map((node) => ({
    node,
    publicUrl: null,
    internalUrl: null,
  }));
  const first = new SqliteJournal(folder);
  await first.open({ code: 'T', game: 'wink', phase: 'playing', opened: 0, touched: 0 });
  await first.renew(before!, 60_000);
  await first.claim('T', before!);
  await first.close();
  const second = new SqliteJournal(folder);
  assert.deepEqual(await second.orphans(1), ['T']);
  assert.equal((await second.claim('T', afterwards!)).node, 'afterwards');
  await second.close();
  rmSync(folder, { recursive: true });
});
