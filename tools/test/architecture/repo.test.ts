import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Library, offered } from '@oeillade/catalogue';
import { readGameNames } from '../../architecture/game-names.ts';
import { NOT_YET } from '../../architecture/not-yet.ts';
import { gamesNamedBy } from '../../architecture/one-folder.ts';
import { PLAYED_AS_EXAMPLE } from '../../architecture/played-as-example.ts';
import { readTree } from '../../architecture/tree.ts';
import { unusedViolations } from '../../architecture/unused.ts';
import { readRepo } from '../../architecture/workspace.ts';
import { findViolations } from '../../architecture.ts';
import { root } from '../../root.ts';
import { accepts, refuses } from './support.ts';

describe('size', () => {
  test('350 lines are fine, 351 are not, in tests and tools neither', () => {
    accepts({ 'packages/kernel/testkit/a.ts': 'x;\n'.repeat(350) });
    for (const file of ['packages/kernel/testkit/a.ts', 'apps/lab/test/a.ts', 'tools/a.mjs', 'e2e/a.ts'])
      refuses({ [file]: 'x;\n'.repeat(351) }, /351 lines/);
    for (const file of ['examples/dice/src/web/a.css', 'apps/web/vite.config.ts', 'python/a.py'])
      refuses({ [file]: 'x;\n'.repeat(351) }, /351 lines/);
  });

  test('half of the sources are under 70 lines', () => {
    const long = { 'apps/lab/src/a.ts': 'x;\n'.repeat(90), 'apps/lab/src/b.ts': 'x;\n'.repeat(70) };
    refuses({ ...long, 'apps/lab/src/c.ts': 'x;' }, /the median of all sources is 70 lines/);
    accepts({ ...long, 'apps/lab/src/c.ts': 'x;', 'apps/lab/src/d.ts': 'x;', 'apps/lab/src/e.ts': 'x;' });
  });
});

describe('this very repo', () => {
  const repo = readRepo(readTree(root));

  test('keeps its shape', () => {
    assert.deepEqual(findViolations(repo, NOT_YET), []);
  });

  test('exports nothing that nobody imports', () => {
    assert.deepEqual(unusedViolations(repo), []);
  });

  test('has no helper of tests in the list of examples that names no game any more', () => {
    const named = repo.testHelpers
      .filter((file) => gamesNamedBy(file, repo).length > 0)
      .map(({ path }) => path);
    assert.deepEqual(
      Object.keys(PLAYED_AS_EXAMPLE).filter((path) => !named.includes(path)),
      [],
    );
  });

  test('says the ids of its games where they are looked for', () => {
    const said = readGameNames(repo.files).flatMap(({ saidIn, text }) => (saidIn === null ? [] : [text]));
    const offeredIds = new Library(offered).labels.map(({ id }) => id);
    assert.deepEqual(
      offeredIds.filter((id) => !said.includes(id)),
      [],
    );
  });
});
