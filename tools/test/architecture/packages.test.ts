import { describe, test } from 'node:test';
import { layerViolations } from '../../architecture/layers.ts';
import { accepts, manifest, refuses } from './support.ts';

describe('the order of the packages', () => {
  test('arrows to the left are fine, and apps may import any package', () => {
    accepts({
      'packages/games/src/a.ts': `import { x } from '@oeillade/kernel';`,
      'packages/bots/src/a.ts': `import { x } from '@oeillade/table';`,
      'packages/room/src/a.ts': `import { x } from '@oeillade/catalogue';`,
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
    'one game of a package': `import { x } from '@oeillade/games/spywhere';`,
    'an import inside a template': `const t = \`\${await import('@oeillade/games')}\`;`,
  };
  for (const [name, source] of Object.entries(ways)) {
    test(`an arrow to the right is refused: ${name}`, () => {
      refuses({ 'packages/kernel/src/a.ts': source }, /kernel must not import games/, layerViolations);
    });
  }

  test('a file that cannot be read is refused', () => {
    refuses({ 'packages/kernel/src/a.ts': 'const = 1;' }, /a\.ts: cannot be read: /);
  });

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
