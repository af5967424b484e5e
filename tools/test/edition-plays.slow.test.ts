import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { CopiedRepo } from '../new-game/copied-repo.ts';

const EDITIONS = 'packages/games/src/wink-family/editions';

const copy = new CopiedRepo();
after(() => copy.remove());

describe('one more edition of the wink family, in a copy of the repo: one file, and one line', () => {
  before(() => {
    const folder = join(copy.folder, EDITIONS);
    const edition = readFileSync(join(folder, 'zwinkern.ts'), 'utf8')
      .replace('export const zwinkern =', 'export const maskedBall =')
      .replace("id: 'zwinkern'", "id: 'masked-ball'")
      .replace("title: 'Zwinkern'", "title: 'Masked ball'")
      .replace('place: 10', 'place: 35')
      .replace('mustDesignate: false', 'mustDesignate: true');
    writeFileSync(join(folder, 'masked-ball.ts'), edition);
    const index = join(folder, 'index.ts');
    const line = "export { maskedBall } from './masked-ball.ts';\n";
    writeFileSync(index, line + readFileSync(index, 'utf8'));
  });

  test('compiles in every layer', () =>
    copy.compiles(
      'packages/games/tsconfig.test.json',
      'packages/catalogue/tsconfig.json',
      'apps/lab/tsconfig.json',
      'apps/web/tsconfig.json',
    ));

  test('is found by the tests of all games, and passes them', async () => {
    for (const name of ['conformance', 'hostile-records.slow'])
      await copy.passes(`packages/games/test/${name}.test.ts`, '--test-name-pattern=masked-ball');
  });

  test('is played in the lab, and its records keep its rules', () => copy.playsInLab('masked-ball', 4));
});
