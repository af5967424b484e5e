import { describe, test } from 'node:test';
import type { Tree } from '../../architecture/workspace.ts';
import { accepts, refuses } from './support.ts';

const games: Tree = {
  'packages/games/src/wink-family/editions/wink.ts': `export const edition = { id: 'wink', title: 'WINK' };`,
  'packages/games/src/wink-family/editions/old.ts': `export const edition = { id: 'zwinkern', title: 'Z' };`,
  'packages/games/src/spywhere/game.ts': `export const game = { facts: { id: 'spywhere', title: 'S' } };`,
  'packages/games/src/spywhere/index.ts': 'export {};',
};
const shared = 'apps/web/src/features/table/a.tsx';

describe('a game is named only by its own folders', () => {
  for (const source of [
    `const x = 'spywhere';`,
    `const x = 'wink-family';`,
    `const x = \`/rules/spywhere#\${y}\`;`,
    'const x = games.spywhere;',
    `const x = games['zwinkern'];`,
    'const x = { spywhere: 1 };',
    'const { winkFamily } = x;',
    'type X = { readonly spywhere: number };',
    'const x = <div className="spywhere-board" />;',
    `import { x } from '@oeillade/games/spywhere';`,
    'const x = await import(`@oeillade/games/spywhere`);',
    `import { x } from '../../games/spywhere/part.ts';`,
  ]) {
    test(`elsewhere this is refused: ${source}`, () => {
      refuses(
        { ...games, [shared]: `export {};\n${source}` },
        /a\.tsx:2: names (?:spywhere|wink-family), which/,
      );
    });
  }

  test('sources of a server, a lab, tables and rooms name none, nor do helpers of tests', () => {
    for (const path of [
      'apps/lab/src/a.ts',
      'packages/table/src/a.ts',
      'packages/room/src/a.ts',
      'packages/kernel/src/a.ts',
      'packages/protocol/src/a.ts',
      'packages/camera/src/a.ts',
      'apps/web/vite/a.ts',
      'packages/kernel/testkit/a.ts',
      'apps/web/test/support/a.ts',
      'apps/web/src/games/index/a.ts',
    ]) {
      refuses({ ...games, [path]: `const x = 'spywhere';` }, /a\.ts:1: names spywhere/);
    }
    accepts({ ...games, 'apps/web/test/table.test.ts': `const x = 'spywhere';` });
  });

  test('nor does what tests share, wherever it lies, in browsers too', () => {
    for (const path of [
      'apps/web/test/end/albums.ts',
      'packages/table/test/a.ts',
      'apps/server/test/crash/a.ts',
      'e2e/support/a.ts',
    ]) {
      refuses({ ...games, [path]: `open({ game: 'wink' });` }, /a.*\.ts:1: names wink-family/);
      refuses({ ...games, [path]: `import { x } from './spywhere/b.ts';` }, /a.*\.ts:1: names spywhere/);
    }
    for (const path of [
      'apps/web/test/wink/party.ts',
      'apps/web/test/end/wink-family/evening.ts',
      'packages/bots/test/wink-family/a.ts',
      'e2e/support/wink.ts',
      'e2e/support/wink-family/index.ts',
      'e2e/test/wink.test.ts',
    ])
      accepts({ ...games, [path]: `open({ game: 'wink' });` });
  });

  test('nor do styles, but those of its own folder', () => {
    const css = 'apps/web/src/ui/a.module.css';
    for (const selector of [
      '.scene[data-of="spywhere"]',
      '.scene[data-of="wink"]',
      '.spywhere-box .a',
      '[data-game~="zwinkern"] .a',
      '[data-game="wink"] .a',
    ])
      refuses({ ...games, [css]: `.a {}\n${selector} {}` }, /css:2: names (?:spywhere|wink-family), which/);
    for (const source of [
      '/* Of\nspywhere */',
      '.hero[data-pose="wink"] {}',
      '.wink {}',
      '[data-eye="wink-left"] {}',
    ])
      accepts({ ...games, [css]: source });
    accepts({ ...games, 'apps/web/src/games/spywhere/a.module.css': '.a[data-of="spywhere"] {}' });
  });

  test('in its own folder of each layer a game names itself, and no other', () => {
    for (const path of [
      'packages/bots/src/spywhere/a.ts',
      'packages/story/testkit/spywhere.ts',
      'packages/catalogue/src/offered/spywhere.ts',
      'apps/lab/src/games/spywhere/a.ts',
      'apps/web/src/games/spywhere/deep/a.tsx',
      'apps/web/test/support/spywhere/a.ts',
    ]) {
      accepts({
        ...games,
        [path]: `import type { X } from '@oeillade/games/spywhere'; const x = 'spywhere';`,
      });
      refuses({ ...games, [path]: `const x = 'zwinkern';` }, /names wink-family/);
    }
  });

  test('a registry has one line for each game', () => {
    const registry = 'packages/catalogue/src/offered/index.ts';
    const lines = `export { spywhere } from './spywhere.ts';\nexport { winkFamily } from './wink-family.ts';`;
    accepts({ ...games, [registry]: lines });
    refuses(
      { ...games, [registry]: `${lines}\nconst first = 'spywhere';` },
      /index\.ts:3: names spywhere again: a registry has one line for each game/,
    );
  });

  test('titles, prose and comments are no names', () => {
    accepts({ ...games, [shared]: `// spywhere\nconst x = <p title="Spywhere">Zwinkern and spywhere</p>;` });
  });
});

describe('an id that is also another word', () => {
  for (const source of [
    `if (game === 'wink') play();`,
    `if (edition.id !== 'wink') play();`,
    `switch (table.game) { case 'wink': play(); }`,
    `const GAME = 'wink';`,
    `open({ game: 'wink' });`,
    `findGame('wink');`,
    `library.games.get('wink');`,
    'games.wink;',
    `games['wink'];`,
    `function open(game = 'wink') {}`,
    `function open(game: 'wink') {}`,
    `const x = ['wink', 'spywhere'];`,
    `type X = 'spywhere' | 'wink';`,
    'const x = { spywhere: 1, wink: 2 };',
    `const x = [{ id: 'spywhere' }, { id: 'wink' }];`,
    `const game = x ? 'wink' : y;`,
    `const x = game ?? 'wink';`,
    `if (['wink', 'nod'].includes(game)) play();`,
    `const x = <Box game="wink" />;`,
    `if (story.kind === 'wink') tell();`,
  ]) {
    test(`is the game here: ${source}`, () => {
      refuses({ ...games, 'apps/web/src/games/spywhere/a.tsx': source }, /names wink-family/);
    });
  }

  for (const source of [
    `if (signal === 'wink') play();`,
    `play({ do: 'signal', signal: 'wink' });`,
    `const x = signals ?? ['wink'];`,
    `const x = <Icon name={isShown ? 'eye' : 'wink'} />;`,
    'const DURATIONS = { wink: 520, nod: 700 };',
    `const x = t('table.keys.wink');`,
    `type Key = 'wink' | 'cards';`,
    'const { wink } = useWink();',
    `import { x } from './wink.ts';`,
    'const x = EXPRESSION_MS.wink;',
  ]) {
    test(`is not the game here: ${source}`, () => accepts({ ...games, [shared]: source }));
  }
});
