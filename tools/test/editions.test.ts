import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../root.ts';

const HOME = 'packages/games/src/wink-family/editions';

/** A lesson is given in one edition, which it names. */
const LESSON = 'apps/web/src/games/wink-family/lesson/script.ts';

test('an edition is one file and one line: nothing else that runs asks for it by name', () => {
  const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root });
  // The third edition is called as the signal is, of which much is said; German says the first one's name for winking.
  for (const id of ['zwinkern', 'wink-agents']) {
    const named = new RegExp(`['"\`]${id}['"\`]|/${id}\\.ts|^ *${id}:`, 'm');
    const files = sources.filter(
      (file) => file !== LESSON && named.test(readFileSync(join(root, file), 'utf8')),
    );
    assert.deepEqual(files.sort(), [`${HOME}/index.ts`, `${HOME}/${id}.ts`], id);
    const lines = readFileSync(join(root, HOME, 'index.ts'), 'utf8').split('\n');
    assert.equal(lines.filter((line) => line.includes(`./${id}.ts`)).length, 1, id);
  }
});
