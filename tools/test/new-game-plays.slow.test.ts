import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { CopiedRepo } from '../new-game/copied-repo.ts';

const copy = new CopiedRepo();
after(() => copy.remove());

describe('npm run new-game, in a copy of the repo', () => {
  before(async () => {
    assert.match(await copy.run('tools/new-game/main.ts', 'pebbles'), /Pebbles is there/);
  });

  test('compiles in every layer', () =>
    copy.compiles(
      'packages/games/tsconfig.test.json',
      'packages/catalogue/tsconfig.json',
      'apps/lab/tsconfig.json',
      'apps/web/tsconfig.json',
    ));

  test('is played in the lab, and its records keep its rules', () => copy.playsInLab('pebbles', 3));

  test('is found by the tests of all games, and passes them', async () => {
    for (const name of ['conformance', 'hostile-records.slow', 'playthroughs'])
      await copy.passes(`packages/games/test/${name}.test.ts`, '--test-name-pattern=pebbles');
    await copy.passes('packages/games/test/pebbles/clauses.test.ts');
  });

  test('is not written twice', async () => {
    await assert.rejects(copy.run('tools/new-game/main.ts', 'pebbles'), /There is a game "pebbles" already/);
  });
});
