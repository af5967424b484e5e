import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { conformance } from '@oeillade/kernel/testkit';
import { gameTests, specimens } from './all-games.ts';

test('every folder of rules has specimens, one for each id', async () => {
  const src = join(import.meta.dirname, '../src');
  const folders = globSync('*/index.ts', { cwd: src }).map((file) => dirname(file));
  assert.deepEqual(gameTests.map(({ folder }) => folder).sort(), folders.sort());
  for (const { folder, specimens: own } of gameTests) {
    const { games } = (await import(join(src, folder, 'index.ts'))) as { games: object };
    assert.deepEqual(own.map(({ game }) => game.facts.id).sort(), Object.keys(games).sort());
  }
});

for (const specimen of specimens) conformance(specimen);
