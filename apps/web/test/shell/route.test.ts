import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ReactElement } from 'react';
import { ROUTES } from '../../src/routes.ts';
import { findRoute, type Routes } from '../../src/shell/route.ts';

describe('an address', () => {
  const said: Routes<'/t/:code' | '/t/:code/replay/:round' | '/rules/:game', object> = {
    '/t/:code': ({ code }) => ({ code }),
    '/t/:code/replay/:round': ({ code, round }) => ({ code, round }),
    '/rules/:game': ({ game }) => ({ game }),
  };
  const at = (path: string) => findRoute(said, path);

  test('says in its places what the page shows, with or without a slash at its end', () => {
    assert.deepEqual(at('/t/ACDEF'), { code: 'ACDEF' });
    assert.deepEqual(at('/t/acdef/'), { code: 'ACDEF' });
    assert.deepEqual(at('/t/ACDEF/replay/12'), { code: 'ACDEF', round: 12 });
    assert.deepEqual(at('/rules/wink'), { game: 'wink' });
  });

  test('is none where something does not fit into its place', () => {
    for (const path of [
      '/',
      '/t',
      '/t/',
      '/t/nonsense!',
      '/t/ACDEF/replay/x',
      '/t/ACDEF/replay',
      '/rules/',
    ]) {
      assert.equal(at(path), null, path);
    }
  });
});

describe('the pages', () => {
  type Shown = ReactElement<Readonly<Record<string, unknown>>>;
  const at = (path: string) => findRoute(ROUTES, path) as Shown | null;
  const rulesAt = (path: string) => at(path)?.props['children'] as Shown;

  test('a table, and the big screen of it, are pages of their own for every code', () => {
    const [table, screen, other] = [at('/t/ACDEF')!, at('/t/ACDEF/screen')!, at('/t/ACDEG')!];
    assert.deepEqual([table.key, screen.key, other.key], ['ACDEF', 'ACDEF', 'ACDEG']);
    assert.equal(table.type, other.type);
    assert.notEqual(table.type, screen.type);
    assert.notEqual(at('/alone/ACDEF')!.type, table.type);
  });

  test('a game is watched again from the server, or from a file', () => {
    assert.deepEqual(at('/t/ACDEF/replay/2')!.props['address'], { code: 'ACDEF', round: 2 });
    assert.equal(at('/replay')!.props['address'], null);
    assert.equal(at('/replay')!.type, at('/t/ACDEF/replay/2')!.type);
  });

  test('rules and lessons are of a game, or the choice of them', () => {
    assert.deepEqual([rulesAt('/rules').props['game'], rulesAt('/rules/wink').props['game']], [null, 'wink']);
    assert.deepEqual([at('/learn')!.props['lesson'], at('/learn/wink')!.props['lesson']], [null, 'wink']);
  });

  test('everything else is the first screen', () => {
    for (const path of ['/', '/index.html', '/t/ACDEF/screens', '/games/of/mine', '/learn/wink/more']) {
      assert.equal(at(path), null, path);
    }
    for (const path of ['/games', '/proof/']) assert.ok(at(path), path);
  });
});
