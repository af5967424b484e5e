import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { eventually } from '../../../../tools/eventually.ts';
import { Fenced } from '../../src/journal/port.ts';
import { journalContract } from './contract.ts';
import { Databases } from './databases.ts';
import { openJournal } from './places.ts';

journalContract('PostgreSQL', async () => {
  const databases = await Databases.start();
  const place = await databases.create();
  return { place, open: (packer) => openJournal(place, packer), close: () => databases.stop() };
});

test('a server’s own clock has no say in who lives', async (context) => {
  const databases = await Databases.start();
  const journal = await openJournal(await databases.create());
  const [ada, ben] = ['ada', 'ben'].map((node) => ({ node, publicUrl: null, internalUrl: null }));
  try {
    await journal.renew(ada!, 60_000);
    await journal.claim('T', ada!);
    context.mock.timers.enable({ apis: ['Date'], now: Date.now() + 86_400_000 });
    assert.equal((await journal.claim('T', ben!)).node, 'ada');
  } finally {
    context.mock.timers.reset();
    await journal.close();
    await databases.stop();
  }
});

test('who writes at a place whose events are being dropped is fenced, however close it is', async () => {
  const databases = await Databases.start();
  const url = await databases.create();
  const journal = await openJournal(url);
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    await journal.append('T', 0, ['a', 'b', 'c', 'd']);
    await owner.query('BEGIN');
    await owner.query("INSERT INTO events (code, sequence, body) VALUES ('T', 4, 'summary')");
    await owner.query("DELETE FROM events WHERE code = 'T' AND sequence < 4");
    const stale = assert.rejects(journal.append('T', 2, ['of a stale owner']), Fenced);
    const waits =
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    await eventually('the stale owner to wait', async () => (await owner.query(waits)).rows.length > 0);
    await owner.query('COMMIT');
    await stale;
    assert.deepEqual(await journal.read('T'), { events: ['summary'], next: 5 });
  } finally {
    await owner.end();
    await journal.close();
    await databases.stop();
  }
});
