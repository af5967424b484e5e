import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { within } from '../eventually.ts';
import { copyRepo } from '../new-game/copy.ts';

/** The type-check of a whole app, say, on a machine that may be busy with others. */
const LONGEST_RUN = 600_000;

const copy = mkdtempSync(join(tmpdir(), 'oeillade-new-game-'));
after(() => rmSync(copy, { recursive: true, force: true }));

/** Runs something in the copy, and gives what it printed. */
async function run(...args: string[]): Promise<string> {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: copy,
    env,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await within(`the end of ${args[0]}`, once(child, 'close'), LONGEST_RUN);
  assert.equal(code, 0, output);
  return output;
}

describe('npm run new-game, in a copy of the repo', () => {
  before(async () => {
    copyRepo(copy);
    assert.match(await run('tools/new-game/main.ts', 'pebbles'), /Pebbles is there/);
  });

  test('compiles in every layer', async () => {
    const projects = [
      'packages/games/tsconfig.test.json',
      'packages/catalogue/tsconfig.json',
      'apps/lab/tsconfig.json',
      'apps/web/tsconfig.json',
    ];
    for (const project of projects) await run('node_modules/typescript/bin/tsc', '--project', project);
  });

  test('is played in the lab, and its records keep its rules', async () => {
    const records = join(copy, 'records.jsonl');
    const plan = ['--game', 'pebbles', '--players', '3', '--games', '4', '--seed', '1', '--out', records];
    await run('apps/lab/src/main.ts', 'simulate', ...plan);
    assert.match(await run('apps/lab/src/main.ts', 'verify', records), /4/);
  });

  test('is found by the tests of all games, and passes them', async () => {
    const ofAll = ['conformance', 'hostile-records.slow', 'playthroughs'];
    for (const name of ofAll) await passes(`${name}.test.ts`, '--test-name-pattern=pebbles');
    await passes('pebbles/clauses.test.ts');
  });

  async function passes(file: string, ...flags: string[]): Promise<void> {
    const output = await run('--test-reporter=tap', ...flags, `packages/games/test/${file}`);
    assert.match(output, /^# pass [1-9]/m);
    assert.match(output, /^# fail 0$/m);
  }

  test('is not written twice', async () => {
    await assert.rejects(run('tools/new-game/main.ts', 'pebbles'), /There is a game "pebbles" already/);
  });
});
