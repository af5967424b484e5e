import assert from 'node:assert/strict';
import { test } from 'node:test';
import { offered } from '@oeillade/catalogue';
import { HandClock } from '../../../../packages/room/test/support/hand-clock.ts';
import { LocalTables } from '../../src/features/offline/local-tables.ts';
import { MemoryStore } from '../../src/features/offline/memory-store.ts';
import { StillClock } from '../../src/features/offline/still-clock.ts';

test('tables are opened in a browser that has loaded nothing of their game before', async () => {
  const tables = new LocalTables({
    store: new MemoryStore(),
    clock: new StillClock(new HandClock()),
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    failed: assert.fail,
  });
  for (const { id } of offered.flatMap(({ labels }) => labels)) {
    const bots = [1, 2, 3].map((number) => ({ name: `Bot ${number}`, level: 'novice' as const }));
    assert.ok(await tables.open({ game: id, person: { name: 'Ada', face: 7 }, bots, begins: true }), id);
  }
});
