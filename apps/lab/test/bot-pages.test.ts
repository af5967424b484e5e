import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LEVELS } from '@oeillade/bots';
import { withBots } from '../src/bot-pages/markdown.ts';
import { Meanings } from '../src/bot-pages/meanings.ts';
import { parameterRows } from '../src/bot-pages/parameters.ts';
import { partOf } from '../src/games/part-of.ts';
import { gameIds } from '../src/library.ts';
import { lab } from './support.ts';

test('docs/bots.md says of every bot what the code says', () => {
  const page = readFileSync(new URL('../../../docs/bots.md', import.meta.url), 'utf8');
  assert.equal(page, withBots(page), 'run "npm run -s lab -- bots --write docs/bots.md"');
});

/** A game that comes from elsewhere need not tell of its bots. */
const told = gameIds.filter((id) => partOf(id).pages);

test('there are pages of the wink family and of Spywhere', () => {
  assert.ok(['wink', 'spywhere'].every((id) => told.includes(id)));
});

for (const game of told) {
  test(`${game}: every level and everybody to be compared with has a page, and nobody else`, () => {
    const { pages, outsiders = {} } = partOf(game);
    assert.deepEqual(Object.keys(pages!.levels), [...LEVELS]);
    assert.deepEqual(Object.keys(pages!.outsiders).sort(), Object.keys(outsiders).sort());
  });

  test(`${game}: the code says of every parameter what it is`, () => {
    const { folder, pages } = partOf(game);
    const meanings = new Meanings(folder);
    for (const page of [...Object.values(pages!.levels), ...Object.values(pages!.outsiders)]) {
      const names = parameterRows([page], meanings).map(({ name }) => name);
      assert.equal(names.length > 0, page.shape !== '');
      assert.deepEqual(
        names.filter((name) => meanings.of(page.shape, name) === ''),
        [],
      );
    }
  });
}

test('parameters side by side, in the order of the code, whoever has them', () => {
  const page = (parameters: object) => ({ about: '', parameters, shape: 'Any' });
  const pages = [
    page({ a: 1, unused: 9, away: null, z: true }),
    page({ a: 2, away: { least: 3, typical: 4 }, b: 5, z: false }),
  ];
  assert.deepEqual(
    parameterRows(pages, { has: (_, name) => name !== 'unused' }).map(({ name, values }) => [
      name,
      ...values,
    ]),
    [
      ['a', '1', '2'],
      ['away.least', 'never', '3'],
      ['away.typical', 'never', '4'],
      ['b', '', '5'],
      ['z', 'yes', 'no'],
    ],
  );
});

test('the command line tells of the bots of one game', async () => {
  const { code, stdout } = await lab(['bots', '--game', gameIds[0]!]);
  assert.equal(code, 0);
  for (const level of LEVELS) assert.match(stdout, new RegExp(`\\n {2}${level}\\n {4}[A-Z]`));
  assert.ok(stdout.split('\n').every((line) => line.length <= 110));
  const { code: wrong, stderr } = await lab(['bots']);
  assert.equal(wrong, 2);
  assert.match(stderr, /of which game/);
});
