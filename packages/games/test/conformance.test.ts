import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conformance } from '@oeillade/kernel/testkit';
import { games, specimens } from './all-games.ts';

test('every game has a specimen', () => {
  assert.deepEqual(specimens.map(({ game }) => game.facts.id).sort(), [...games.keys()].sort());
});

for (const specimen of specimens) conformance(specimen);
