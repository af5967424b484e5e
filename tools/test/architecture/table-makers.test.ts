import { describe, test } from 'node:test';
import { TABLE_MAKERS, tableMakerViolations } from '../../architecture/table-makers.ts';
import type { Tree } from '../../architecture/workspace.ts';
import * as support from './support.ts';

// Which files they are does not matter here.
const accepts = (files: Tree) => support.accepts(files, tableMakerViolations);
const refuses = (files: Tree, expected: RegExp) => support.refuses(files, expected, tableMakerViolations);

describe('what makes tables', () => {
  const maker = TABLE_MAKERS[0] ?? '';
  const room = `import { Room } from '@oeillade/room';`;
  const table = `import { Table } from '@oeillade/table';`;

  test('a server, a browser and its lessons make tables, each in one place, and all run the same room', () => {
    const source = `${room} ${table} const table = Table.open(plan); new Room(Table.restore(kept));`;
    accepts(Object.fromEntries(TABLE_MAKERS.map((maker) => [maker, source])));
  });

  for (const source of ['Table.open(plan)', 'Table . restore(kept)', 'new Room(plan)']) {
    test(`nobody else makes a table: ${source}`, () => {
      refuses({ 'apps/web/src/learn/a.ts': `\nconst x = ${source};` }, /a\.ts:2: only these make tables/);
    });
  }

  test('a maker of tables without the shared room is refused', () => {
    refuses({ [maker]: `${table} Table.open(plan);` }, /does not use the room/);
    refuses(
      { [maker]: `import type { Room } from '@oeillade/room'; Table.open(plan);` },
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
