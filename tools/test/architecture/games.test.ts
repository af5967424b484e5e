import { describe, test } from 'node:test';
import type { Tree } from '../../architecture/workspace.ts';
import { accepts, refuses } from './support.ts';

describe('games', () => {
  const games = 'packages/games/src';

  const said = (id: string) => `export const it = { id: '${id}', title: 'A game' };`;
  const editions: Tree = {
    [`${games}/wink-family/editions/zwinkern.ts`]: said('zwinkern'),
    [`${games}/wink-family/editions/wink-agents.ts`]: said('wink-agents'),
    [`${games}/wink-family/editions/wink.ts`]: said('wink'),
  };

  test('editions import their mechanic, and what games share stands beside them', () => {
    accepts({
      ...editions,
      [`${games}/wink-family/editions/index.ts`]: `export { it } from './wink.ts';`,
      [`${games}/wink-family/editions/one.ts`]: `import '../play.ts';`,
      [`${games}/wink-family/play.ts`]: `import '../cards.ts';`,
      [`${games}/wink-family/index.ts`]: `export * from './editions/index.ts';`,
      [`${games}/cards.ts`]: 'export {};',
      [`${games}/spywhere/index.ts`]: 'export {};',
    });
  });

  test('a game that imports a game is refused', () => {
    refuses(
      { [`${games}/spywhere/a.ts`]: `import '../wink-family/play.ts';` },
      /spywhere imports the game wink-family/,
    );
    refuses({ [`${games}/helper.ts`]: `import './spywhere/a.ts';` }, /of no game imports the game spywhere/);
  });

  test('the shared mechanic imports no edition', () => {
    for (const edition of ['wink', 'zwinkern']) {
      const source = `import { it } from './editions/${edition}.ts';`;
      refuses({ ...editions, [`${games}/wink-family/a.ts`]: source }, /mechanic imports an edition/);
    }
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
        { ...editions, [`${games}/wink-family/a.ts`]: `export {};\n${source}` },
        /a\.ts:2: the shared mechanic names an edition/,
      );
    });
  }

  test('the shared mechanic may say "wink" for the signal, and name editions in comments', () => {
    accepts({
      ...editions,
      [`${games}/wink-family/a.ts`]: `// as in zwinkern\nconst defaults = {\n  signals: optional(\n    list(),\n    check(),\n    ['wink'],\n  ),\n};`,
    });
  });
});
