import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readTree } from '../../../tools/architecture/tree.ts';
import { readRegistration } from '../../../tools/plug-in/registration.ts';
import { root } from '../../../tools/root.ts';

const OWN = 'examples/liars-dice/';

test('three lines offer it: one each in the catalogue, in the lab and in the pages', () => {
  const registration = readRegistration(OWN);
  assert.equal(registration.size, 3);
  for (const [file, line] of registration) {
    assert.match(line, /^export \{ [\w ]+ \} from '@oeillade\/liars-dice[\w/]*';$/);
    assert.equal(readFileSync(file, 'utf8').includes('liars-dice'), false, `${file} offers an example`);
  }
});

/** New games begin as a copy of it, and are played as it is. */
const COPIES = ['tools/new-game/', 'e2e/test/new-game.slow.test.ts'];

test('outside of its own folder no source and no test names it, but for what makes new games of it', () => {
  const naming = Object.entries(readTree(root)).filter(
    ([file, text]) => ![OWN, ...COPIES].some((place) => file.startsWith(place)) && /liars.?dice/i.test(text),
  );
  assert.deepEqual(
    naming.map(([file]) => file),
    [],
  );
});

test('how a game is added counts these lines, and no others', () => {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  for (const [file] of readRegistration(OWN)) {
    assert.ok(text.includes(file.slice(root.length + 1)), `CONTRIBUTING.md does not name ${file}`);
  }
  assert.match(text, /outside its own folders a game touches three lines/);
});
