import { describe, test } from 'node:test';
import { accepts, refuses } from './support.ts';

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
