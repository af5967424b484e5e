import assert from 'node:assert/strict';
import { test } from 'node:test';
import { journalContract } from './contract.ts';
import { Databases } from './databases.ts';
import { openJournal } from './places.ts';

journalContract('PostgreSQL', async () => {
  const databases = await Databases.start();
  const place = await databases.create();
  return { place, open: () => openJournal(place), close: () => databases.stop() };
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
