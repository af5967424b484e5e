import assert from 'node:assert/strict';
import { test } from 'node:test';
import { library } from '@oeillade/catalogue/testkit';
import { examplesOf } from '../../src/cli/examples.ts';
import * as parts from '../../src/games/index.ts';
import { partOf } from '../../src/games/part-of.ts';

test('the lab has a part for every game that is offered, and for no other', () => {
  const offered = new Set(library.labels.map(({ folder }) => folder));
  assert.deepEqual(new Set(Object.values(parts).map(({ folder }) => folder)), offered);
  for (const { id, folder } of library.labels) assert.equal(partOf(id).folder, folder);
  assert.throws(() => partOf('chess'), /knows nothing of "chess"/);
});

test('examples are of the games that they come from', () => {
  for (const { folder, examples } of Object.values(parts)) {
    for (const line of [...examples.simulate, ...examples.tournament]) {
      const id = /--game ([\w-]+) /.exec(line)?.[1];
      assert.equal(library.labelOf(id!)?.folder, folder, line);
    }
  }
  assert.equal(
    examplesOf('simulate').split('\n').length,
    Object.values(parts).flatMap(({ examples }) => examples.simulate).length,
  );
});
