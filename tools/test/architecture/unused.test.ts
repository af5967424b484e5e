import { describe, test } from 'node:test';
import { unusedViolations } from '../../architecture/unused.ts';
import type { Tree } from '../../architecture/workspace.ts';
import { accepts, refuses } from './support.ts';

const lab = 'apps/lab/src';

const unused = {
  accepts: (files: Tree) => accepts(files, unusedViolations),
  refuses: (files: Tree, expected: RegExp) => refuses(files, expected, unusedViolations),
};

describe('exports that nobody imports', () => {
  const given = { [`${lab}/a.ts`]: 'export const one = 1;\nexport function two() {}' };

  test('are refused, one by one', () => {
    const taking = { [`${lab}/b.ts`]: `import { one } from './a.ts';` };
    unused.refuses({ ...given, ...taking }, /src\/a\.ts: exports two, which nobody imports/);
    unused.accepts({ ...given, [`${lab}/b.ts`]: `import { one, two as deux } from './a.ts';` });
  });

  test('are taken by tests, by tools and by the name of the package as well', () => {
    for (const [file, code] of [
      ['apps/lab/test/b.test.ts', `import { one, two } from '../src/a.ts';`],
      ['tools/b.ts', `import { one, two } from '../apps/lab/src/a.ts';`],
    ] as const)
      unused.accepts({ ...given, [file]: code });
    unused.accepts({
      'packages/table/src/index.ts': 'export const one = 1;',
      [`${lab}/b.ts`]: `import { one } from '@oeillade/table';`,
    });
  });

  test('who imports a module as a whole takes what it asks of it, or all where nobody can tell', () => {
    unused.refuses({ ...given, [`${lab}/b.ts`]: `import * as a from './a.ts'; a.one;` }, /exports two/);
    unused.accepts({ ...given, [`${lab}/b.ts`]: `import * as a from './a.ts'; play(a);` });
    unused.accepts({ ...given, [`${lab}/b.ts`]: `const a = await import('./a.ts');` });
  });

  test('who passes a name on does not use it: the place where it is passed on is named', () => {
    const passing = {
      [`${lab}/a.ts`]: 'export const one = 1;',
      [`${lab}/index.ts`]: `export { one } from './a.ts';`,
    };
    unused.accepts({ ...passing, [`${lab}/b.ts`]: `import { one } from './index.ts';` });
    unused.refuses(
      { ...passing, [`${lab}/b.ts`]: `import { one } from './a.ts';` },
      /index\.ts: exports one/,
    );
    unused.accepts({
      ...passing,
      [`${lab}/index.ts`]: `export * from './a.ts';`,
      [`${lab}/b.ts`]: `import { one } from './index.ts';`,
    });
  });

  test('a type may be exported with the function whose signature it is in', () => {
    const plan = 'export interface Plan { readonly a: number }';
    const taking = { [`${lab}/b.ts`]: `import { play } from './a.ts';` };
    unused.accepts({ [`${lab}/a.ts`]: `${plan}\nexport function play(plan: Plan) {}`, ...taking });
    unused.refuses({ [`${lab}/a.ts`]: `${plan}\nexport function play() {}`, ...taking }, /exports Plan/);
  });
});
