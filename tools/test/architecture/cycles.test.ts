import { describe, test } from 'node:test';
import { cycleViolations } from '../../architecture/cycles.ts';
import { folderCycleViolations } from '../../architecture/folder-cycles.ts';
import { accepts, refuses } from './support.ts';

describe('cycles', () => {
  test('of two files are refused in tests, tools and benchmarks too, even of types', () => {
    for (const folder of ['apps/lab/src', 'packages/table/test', 'tools/a', 'e2e/support', 'bench/src'])
      refuses(
        {
          [`${folder}/a.ts`]: `import './b.ts';`,
          [`${folder}/b.ts`]: `import type { A } from './a.ts';`,
        },
        /import cycle: .*a\.ts -> .*b\.ts -> .*a\.ts$/,
        cycleViolations,
      );
  });

  test('of two folders are refused in every package and app', () => {
    for (const root of ['packages/table/src', 'apps/server/src', 'bench/src'])
      refuses(
        {
          [`${root}/seats/a.ts`]: `import '../game/b.ts';`,
          [`${root}/game/b.ts`]: '',
          [`${root}/game/c.ts`]: `import type { D } from '../seats/d.ts';`,
          [`${root}/seats/d.ts`]: '',
        },
        /folders need each other: game -> seats -> game|seats -> game -> seats$/,
        folderCycleViolations,
      );
  });

  test('files of one folder may need each other in one direction, and what lies below it in the same', () => {
    accepts(
      {
        'apps/server/src/a.ts': `import './live/b.ts'; import './c.ts';`,
        'apps/server/src/live/b.ts': `import '../c.ts';`,
        'apps/server/src/c.ts': '',
      },
      folderCycleViolations,
    );
  });
});
