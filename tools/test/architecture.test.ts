import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readTree } from '../architecture/tree.ts';
import type { Tree } from '../architecture/workspace.ts';
import { findViolations } from '../architecture.ts';
import { root } from '../root.ts';

const manifest = (name: string, dependencies: string[], exports: Record<string, string> = {}) =>
  JSON.stringify({
    name: `@oeillade/${name}`,
    exports: { '.': './src/index.ts', ...exports },
    dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, '1.0.0'])),
  });

const all = ['kernel', 'games', 'table', 'bots', 'protocol', 'room'].map((name) => `@oeillade/${name}`);

const manifests: Tree = {
  'package.json': JSON.stringify({ devDependencies: { 'fast-check': '4.0.0' } }),
  'packages/kernel/package.json': manifest('kernel', [...all, 'valibot'], {
    './testkit': './testkit/index.ts',
  }),
  'packages/games/package.json': manifest('games', all),
  'packages/table/package.json': manifest('table', all),
  'packages/bots/package.json': manifest('bots', all),
  'packages/protocol/package.json': manifest('protocol', all),
  'apps/lab/package.json': manifest('lab', [...all, '@oeillade/web']),
  'packages/room/package.json': manifest('room', all),
  'apps/web/package.json': manifest('web', all),
};

const complaints = (files: Tree) =>
  findViolations({ ...manifests, ...files }).map((v) => `${v.file}: ${v.message}`);

const accepts = (files: Tree) => assert.deepEqual(complaints(files), []);

const refuses = (files: Tree, expected: RegExp) => {
  const found = complaints(files);
  assert.equal(found.length, 1, found.join('\n') || 'nothing was found');
  assert.match(found[0] ?? '', expected);
};

describe('the order of the packages', () => {
  test('arrows to the left are fine, and apps may import any package', () => {
    accepts({
      'packages/games/src/a.ts': `import { x } from '@oeillade/kernel';`,
      'packages/bots/src/a.ts': `import { x } from '@oeillade/table';`,
      'apps/lab/src/a.ts': `import { x } from '@oeillade/bots'; import fs from 'node:fs';`,
    });
  });

  const ways = {
    'a static import': `import { x } from '@oeillade/games';`,
    'an import of a type': `import type { X } from '@oeillade/games';`,
    'an import over several lines': `import {\n  x,\n  type Y,\n} from "@oeillade/games";`,
    'an import for its effect': `import '@oeillade/games';`,
    'a dynamic import': `const x = await import('@oeillade/games');`,
    'a type in place': `type X = import('@oeillade/games').X;`,
    'an export of names': `export { x } from '@oeillade/games';`,
    'an export of everything': `export * from '@oeillade/games';`,
    'an import after a regex with a quote': `const r = /['"]/; import { x } from '@oeillade/games';`,
    'an import inside a template': `const t = \`\${await import('@oeillade/games')}\`;`,
  };
  for (const [name, source] of Object.entries(ways)) {
    test(`an arrow to the right is refused: ${name}`, () => {
      refuses({ 'packages/kernel/src/a.ts': source }, /kernel must not import games/);
    });
  }

  test('imports in comments and texts are no imports', () => {
    accepts({
      'packages/kernel/src/a.ts': `// import '@oeillade/games';\n/* import '@oeillade/bots' */\nconst s = "import '@oeillade/games'";`,
    });
  });

  test('a path into another package is refused', () => {
    refuses(
      { 'packages/games/src/a.ts': `import '../../kernel/src/b.ts';` },
      /reaches into packages\/kernel by path/,
    );
  });

  test('protocol may name types of kernel, games and table, and nothing else', () => {
    const file = 'packages/protocol/src/a.ts';
    accepts({ [file]: `import type { X } from '@oeillade/games';` });
    refuses({ [file]: `import { x } from '@oeillade/games';` }, /only types of games/);
    accepts({ [file]: `import type { X } from '@oeillade/table';` });
    refuses({ [file]: `import type { X } from '@oeillade/bots';` }, /protocol must not import bots/);
  });

  test('nobody among the four imports protocol', () => {
    refuses(
      { 'packages/table/src/a.ts': `import type { X } from '@oeillade/protocol';` },
      /table must not import protocol/,
    );
  });

  test('an app imports no app, a package imports no app', () => {
    refuses({ 'apps/lab/src/a.ts': `import '@oeillade/web';` }, /imports another app: apps\/web/);
    const manifestOfGames = { 'packages/games/package.json': manifest('games', ['@oeillade/web']) };
    refuses(
      { ...manifestOfGames, 'packages/games/src/a.ts': `import '@oeillade/web';` },
      /imports apps\/web/,
    );
  });

  test('a package without a place in the order is refused', () => {
    refuses({ 'packages/extra/src/a.ts': 'export {};' }, /packages\/extra has no place/);
  });

  test('sources import no testkit, other testkits may', () => {
    accepts({ 'packages/games/testkit/a.ts': `import '@oeillade/kernel/testkit'; import 'fast-check';` });
    refuses({ 'packages/games/src/a.ts': `import '@oeillade/kernel/testkit';` }, /which is for tests/);
  });
});

describe('cycles', () => {
  test('a cycle is reported once, with its path', () => {
    refuses(
      {
        'packages/kernel/src/a.ts': `import './b.ts';`,
        'packages/kernel/src/b.ts': `import type { C } from './c.ts';`,
        'packages/kernel/src/c.ts': `export * from './a.ts';`,
      },
      /import cycle: packages\/kernel\/src\/a\.ts -> \S+b\.ts -> \S+c\.ts -> \S+a\.ts$/,
    );
  });

  test('a file that imports its own package by name is a cycle', () => {
    refuses(
      {
        'packages/kernel/src/index.ts': `export * from './a.ts';`,
        'packages/kernel/src/a.ts': `import { x } from '@oeillade/kernel';`,
      },
      /import cycle/,
    );
  });

  test('two ways to one file are no cycle', () => {
    accepts({
      'packages/kernel/src/a.ts': `import './b.ts'; import './c.ts';`,
      'packages/kernel/src/b.ts': `import './c.ts';`,
      'packages/kernel/src/c.ts': 'export {};',
    });
  });
});

describe('games', () => {
  const games = 'packages/games/src';

  test('editions import the shared mechanic, the registry imports games', () => {
    accepts({
      [`${games}/zwinkern/index.ts`]: `import '../wink-family/play.ts';`,
      [`${games}/wink-family/play.ts`]: `import '../cards.ts';`,
      [`${games}/cards.ts`]: 'export {};',
      [`${games}/registry.ts`]: `import './zwinkern/index.ts'; import './spywhere/index.ts';`,
      [`${games}/index.ts`]: `export * from './registry.ts'; export * from './spywhere/index.ts';`,
      [`${games}/spywhere/index.ts`]: 'export {};',
    });
  });

  test('a game that imports a game is refused', () => {
    refuses({ [`${games}/spywhere/a.ts`]: `import '../wink/index.ts';` }, /spywhere imports the game wink$/);
    refuses({ [`${games}/wink/a.ts`]: `import '../zwinkern/index.ts';` }, /wink imports the game zwinkern/);
    refuses(
      { [`${games}/spywhere/a.ts`]: `import '../wink-family/play.ts';` },
      /spywhere imports the game wink-family/,
    );
    refuses(
      { [`${games}/helper.ts`]: `import './spywhere/a.ts';` },
      /not the registry imports the game spywhere/,
    );
  });

  test('the shared mechanic imports no edition', () => {
    refuses(
      { [`${games}/wink-family/a.ts`]: `import '../wink/index.ts';` },
      /wink-family imports the game wink$/,
    );
  });

  for (const source of [
    `const x = 'zwinkern';`,
    `const x = \`the \${y} of wink-agents\`;`,
    'const winkAgents = 1;',
    'type ZwinkernOptions = 1;',
    `if (edition === 'wink') play();`,
    `const signal = 1; const edition = 'wink';`,
  ]) {
    test(`the shared mechanic names no edition: ${source}`, () => {
      refuses(
        { [`${games}/wink-family/a.ts`]: `export {};\n${source}` },
        /a\.ts:2: the shared mechanic names an edition/,
      );
    });
  }

  test('the shared mechanic may say "wink" for the signal, and name editions in comments', () => {
    accepts({
      [`${games}/wink-family/a.ts`]: `// as in zwinkern\nconst defaults = {\n  signals: optional(\n    list(),\n    check(),\n    ['wink'],\n  ),\n};`,
    });
  });
});

describe('houses', () => {
  const server = 'apps/server/src/room/rooms.ts';
  const offline = 'apps/web/src/features/offline/house.ts';
  const lesson = 'apps/web/src/features/learn/lesson/stage.ts';
  const serverManifest = { 'apps/server/package.json': manifest('server', all) };
  const room = `import { Room } from '@oeillade/room';`;
  const table = `import { Table } from '@oeillade/table';`;

  test('a server, a browser and its lessons make tables, each in one place, and all run the same room', () => {
    const source = `${room} ${table} const table = Table.open(plan); new Room(Table.restore(kept));`;
    accepts({ ...serverManifest, [server]: source, [offline]: source, [lesson]: source });
  });

  for (const source of ['Table.open(plan)', 'Table . restore(kept)', 'new Room(plan)']) {
    test(`nobody else makes a table: ${source}`, () => {
      refuses(
        { 'apps/web/src/features/learn/a.ts': `\nconst x = ${source};` },
        /a\.ts:2: only these make tables/,
      );
    });
  }

  test('a house with a room of its own making is refused', () => {
    refuses({ [offline]: `${table} Table.open(plan);` }, /does not use the room/);
    refuses(
      { [offline]: `import type { Room } from '@oeillade/room'; Table.open(plan);` },
      /does not use the room/,
    );
  });

  test('only the lab drives bots; others may name their types', () => {
    accepts({
      'apps/lab/src/a.ts': `import { makeBot } from '@oeillade/bots';`,
      'apps/web/src/a.ts': `import type { Level } from '@oeillade/bots';`,
    });
    refuses({ 'apps/web/src/a.ts': `import { makeBot } from '@oeillade/bots';` }, /drives bots itself/);
  });

  for (const source of [
    'class Second implements Game {}',
    'class Clever extends Thinker implements Named, Bot {}',
    'const wink = {} satisfies Game;',
  ]) {
    test(`no app has a game or a bot of its own: ${source}`, () => {
      refuses({ 'apps/lab/src/a.ts': source }, /games and bots live in packages/);
    });
  }

  test('what is shown of a game is no game', () => {
    accepts({ 'apps/web/src/a.ts': 'class GameBox implements Shown { readonly game: Game; }' });
  });
});

describe('packages without a world of their own', () => {
  for (const name of ['Math.random()', 'Date.now()', 'new Date()', 'performance.now()', 'setTimeout(f, 1)']) {
    test(`${name} is refused in sources, not in apps`, () => {
      const source = `\nconst x = ${name};`;
      refuses({ 'packages/table/src/a.ts': source }, /a\.ts:2: uses/);
      accepts({ 'apps/lab/src/a.ts': source, 'packages/kernel/testkit/a.ts': source });
    });
  }

  test('names in comments and texts are no use', () => {
    accepts({ 'packages/kernel/src/a.ts': `// never Math.random\nconst s = 'Date.now()';` });
  });

  test('modules of Node are refused, with or without their prefix', () => {
    refuses({ 'packages/bots/src/a.ts': `import fs from 'node:fs';` }, /imports node:fs/);
    refuses({ 'packages/bots/src/a.ts': `import fs from 'fs';` }, /imports fs/);
  });

  test('an import that only a running program knows is refused', () => {
    refuses({ 'packages/games/src/a.ts': 'const x = await import(name);' }, /only a running program knows/);
  });

  test('what package.json does not list is refused, tools of the repo included', () => {
    accepts({ 'packages/kernel/src/a.ts': `import * as v from 'valibot';` });
    refuses(
      { 'packages/games/src/a.ts': `import * as v from 'valibot';` },
      /valibot, which is not in packages\/games/,
    );
    refuses({ 'packages/kernel/src/a.ts': `import fc from 'fast-check';` }, /fast-check, which is not in/);
    refuses(
      { 'apps/lab/src/a.ts': `import { x } from 'commander/esm.mjs';` },
      /commander\/esm\.mjs, which is not in/,
    );
  });
});

describe('size', () => {
  test('400 lines are fine, 401 are not', () => {
    accepts({ 'packages/kernel/src/a.ts': 'x;\n'.repeat(400) });
    refuses({ 'apps/lab/src/a.ts': 'x;\n'.repeat(401) }, /401 lines/);
  });
});

test('this very repo keeps its shape', () => {
  assert.deepEqual(findViolations(readTree(root)), []);
});
