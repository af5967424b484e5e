import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { within } from '../eventually.ts';
import { copyRepo } from './copy.ts';

/** The type-check of a whole app, say, on a machine that may be busy with others. */
const LONGEST_RUN = 600_000;

/** The repo once more, in a folder where a test may change it and run what it has become. */
export class CopiedRepo {
  readonly folder = mkdtempSync(join(tmpdir(), 'oeillade-copy-'));

  constructor() {
    copyRepo(this.folder);
  }

  /** Runs a program of the copy to its end, which must be a good one, and gives what it printed. */
  async run(...args: string[]): Promise<string> {
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
      cwd: this.folder,
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

  /** Some of its tests, and all of those pass. */
  async passes(file: string, ...flags: string[]): Promise<void> {
    const output = await this.run('--test-reporter=tap', ...flags, file);
    assert.match(output, /^# pass [1-9]/m);
    assert.match(output, /^# fail 0$/m);
  }

  async compiles(...projects: string[]): Promise<void> {
    for (const project of projects) await this.run('node_modules/typescript/bin/tsc', '--project', project);
  }

  /** Four games of bots in the lab, whose records keep the rules. */
  async playsInLab(game: string, players: number): Promise<void> {
    const records = join(this.folder, 'records.jsonl');
    const plan = ['--game', game, '--players', String(players), '--games', '4', '--seed', '1'];
    await this.run('apps/lab/src/main.ts', 'simulate', ...plan, '--out', records);
    assert.match(await this.run('apps/lab/src/main.ts', 'verify', records), /4/);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
