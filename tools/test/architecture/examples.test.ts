import { describe, test } from 'node:test';
import { layerViolations } from '../../architecture/layers.ts';
import { accepts, all, manifest, refuses } from './support.ts';

const example = {
  'examples/dice/package.json': manifest('dice', all, { './*': './src/*/index.ts' }),
  'examples/dice/src/rules/index.ts': `import '@oeillade/kernel'; export const label = { id: 'dice', title: 'Dice' };`,
};

describe('an example', () => {
  test('imports what it likes of packages and apps', () => {
    accepts({ ...example, 'examples/dice/src/lab/index.ts': `import '@oeillade/table';` });
  });

  test('is imported by no package and no app', () => {
    const taken = `import '@oeillade/dice/rules';`;
    refuses({ ...example, 'packages/room/src/a.ts': taken }, /imports examples\/dice/, layerViolations);
    refuses({ ...example, 'apps/lab/src/a.ts': taken }, /is not offered/, layerViolations);
  });

  test('is named by nobody else', () => {
    refuses({ ...example, 'apps/web/src/shell/a.ts': `const x = 'dice';` }, /names dice/);
  });

  test('has rules, bots and stories without clock and chance, as offered games have', () => {
    refuses({ ...example, 'examples/dice/src/bots/a.ts': 'Math.random();' }, /uses Math\.random/);
    accepts({ ...example, 'examples/dice/src/web/a.ts': 'Math.random();' });
  });
});
