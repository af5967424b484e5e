import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { NOT_YET } from '../architecture/not-yet.ts';
import { readTree } from '../architecture/tree.ts';
import { readRepo } from '../architecture/workspace.ts';
import { findViolations } from '../architecture.ts';
import { readClauses } from '../ledger.ts';
import { readExample } from '../new-game/example.ts';
import { isId, nameGame } from '../new-game/names.ts';
import { registrationOf, skeletonOf } from '../new-game/skeleton.ts';
import { root } from '../root.ts';

const game = nameGame('secret-pebbles', ['S', 'E'], [10, 40]);
const skeleton = skeletonOf(readExample(), game);

describe('the name of a new game', () => {
  test('is of small letters, digits and hyphens', () => {
    assert.deepEqual(
      ['pebbles', 'pebbles-2', 'Pebbles', '2pebbles', 'peb bles', '../x', 'a--b', ''].map(isId),
      [true, true, false, false, false, false, false, false],
    );
  });

  test('gives it a title, a place behind all others, and a letter that no ledger has', () => {
    const { camel, title, letter, place } = game;
    assert.deepEqual([camel, title, letter, place], ['secretPebbles', 'Secret pebbles', 'C', 50]);
  });
});

describe('the skeleton of a new game', () => {
  const tree = readTree(root);
  const registered = Object.entries(registrationOf(game)).map(([file, line]) => [
    file,
    `${tree[file]}${line}\n`,
  ]);
  const repo = readRepo({ ...tree, ...skeleton, ...Object.fromEntries(registered) });

  test('has a folder in every layer, and its ledger', () => {
    for (const layer of [
      'packages/games/src',
      'packages/bots/src',
      'packages/story/src',
      'apps/lab/src/games',
      'apps/web/src/games',
      'packages/games/test',
    ]) {
      assert.ok(
        Object.keys(skeleton).some((file) => file.startsWith(`${layer}/secret-pebbles/`)),
        layer,
      );
    }
    const clauses = readClauses(skeleton['docs/rules/secret-pebbles.md']!);
    assert.ok(clauses.length > 0 && clauses.every(({ id }) => id.startsWith('C-')));
  });

  test('says nothing of the game that it was copied from', () => {
    for (const [file, text] of Object.entries(skeleton)) {
      assert.doesNotMatch(text, /liars|Liar’s|menteur|Lügenw|\bL-\d|examples\//, file);
    }
  });

  test('imports only what is there', () => {
    const missing = repo.files
      .filter(({ path }) => path in skeleton)
      .flatMap(({ path, edges }) => edges.map(({ target }) => ({ path, target })))
      .filter(({ target }) => target?.endsWith('.ts') && !(target in tree) && !(target in skeleton));
    assert.deepEqual(missing, []);
  });

  test('keeps the shape of the repo: no file outside its own folders names it, but one line in each registry', () => {
    assert.equal(registered.length, 3);
    assert.deepEqual(findViolations(repo, NOT_YET), []);
  });
});
