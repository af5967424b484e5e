import { describe, test } from 'node:test';
import { NOTHING } from '../../architecture/not-yet.ts';
import { webViolations } from '../../architecture/web.ts';
import { findViolations } from '../../architecture.ts';
import { accepts, type Rule, refuses } from './support.ts';

describe('the folders of the pages', () => {
  const web = 'apps/web/src';

  test('features use games, games use parts, parts use the shell; what stands in src uses them all', () => {
    accepts({
      [`${web}/shell/route.ts`]: 'export {};',
      [`${web}/ui/menu/menu.tsx`]: `import '../../shell/route.ts'; import '../../shell/style.css';`,
      [`${web}/games/part.ts`]: `import '../ui/menu/menu.tsx';`,
      [`${web}/games/spywhere/part.ts`]: `import '../part.ts'; import '../../shell/route.ts';`,
      [`${web}/games/index.ts`]: `import './spywhere/part.ts';`,
      [`${web}/features/lobby/seats.tsx`]: `import '../../games/index.ts'; import '../table/table.tsx';`,
      [`${web}/features/table/table.tsx`]: 'export {};',
      [`${web}/app.tsx`]: `import './features/lobby/seats.tsx';`,
      [`${web}/main.tsx`]: `import './app.tsx';`,
    });
  });

  for (const [from, to] of [
    ['shell/a.ts', '../ui/b.ts'],
    ['ui/a.ts', '../games/index.ts'],
    ['games/spywhere/a.ts', '../../features/lobby/b.ts'],
    ['features/lobby/a.ts', '../../app.tsx'],
  ]) {
    test(`an arrow to the right is refused: from ${from} to ${to}`, () => {
      refuses({ [`${web}/${from}`]: `import type { X } from '${to}';` }, /against the order shell <- ui/);
    });
  }

  test('a folder beside the four is refused, whatever is in it', () => {
    refuses({ [`${web}/art/a.ts`]: '', [`${web}/art/b/c.ts`]: '' }, /src\/art: has no place in the order/);
  });

  test('a game that imports a game is refused', () => {
    const games = { 'packages/games/src/spywhere/a.ts': '', 'packages/games/src/wink-family/a.ts': '' };
    const path = `${web}/games/spywhere/a.ts`;
    refuses(
      { ...games, [path]: `import '../wink-family/b.ts';` },
      /and imports the game wink-family/,
      webViolations,
    );
    accepts({ ...games, [path]: `import '../contract/b.ts';` }, webViolations);
  });

  test('two folders that need each other are refused, even if no two files do', () => {
    refuses(
      {
        [`${web}/features/lobby/a.ts`]: `import '../table/b.ts';`,
        [`${web}/features/table/b.ts`]: '',
        [`${web}/features/table/c.ts`]: `import '../lobby/d.ts';`,
        [`${web}/features/lobby/d.ts`]: '',
      },
      /features\/lobby -> features\/table -> features\/lobby$/,
    );
  });

  test('inside a game, too, folders do not need each other, nor a folder and a file beside it', () => {
    const game = `${web}/games/spywhere`;
    refuses(
      {
        [`${game}/end/part.ts`]: `const x = () => import('../stage/finale.tsx');`,
        [`${game}/stage/finale.tsx`]: '',
        [`${game}/stage/opening.tsx`]: `import type { X } from '../end/ending.ts';`,
        [`${game}/end/ending.ts`]: '',
      },
      /games\/spywhere\/end -> games\/spywhere\/stage -> games\/spywhere\/end$/,
    );
    refuses(
      {
        [`${game}/hints.ts`]: `import type { X } from './table/screen.ts';`,
        [`${game}/table/screen.ts`]: '',
        [`${game}/table/deep/table.tsx`]: `import '../../hints.ts';`,
      },
      /games\/spywhere\/hints\.ts -> games\/spywhere\/table -> games\/spywhere\/hints\.ts$/,
    );
    accepts({
      [`${game}/part.ts`]: `import './end/part.ts';`,
      [`${game}/end/part.ts`]: `import '../ending.ts'; import '../stage/finale.tsx';`,
      [`${game}/stage/finale.tsx`]: `import '../ending.ts';`,
      [`${game}/ending.ts`]: '',
    });
  });

  test('what is not yet in order may be listed, until it is', () => {
    const known: Rule = (repo) => findViolations(repo, { ...NOTHING, web: [`${web}/art`] });
    accepts({ [`${web}/art/a.ts`]: '' }, known);
    refuses({ [`${web}/artful/a.ts`]: '', [`${web}/art/a.ts`]: '' }, /src\/artful: has no place/, known);
    refuses({ [`${web}/ui/a.ts`]: '' }, /src\/art: stands in NOT_YET\.web and breaks it no more/, known);
  });
});
