import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { arrangementFrom } from '../src/cli/options.ts';
import type { Job } from '../src/simulation/job.ts';
import { lineupOf } from '../src/simulation/lineup.ts';
import { recordsOf } from '../src/simulation/play-game.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export function startLab(args: readonly string[], nodeFlags: readonly string[] = []) {
  const flags = ['--disable-warning=ExperimentalWarning', ...nodeFlags];
  return spawn(process.execPath, [...flags, main, ...args], { env: { ...process.env, NO_COLOR: '1' } });
}

/** Runs the command line to its end. */
export async function lab(
  args: readonly string[],
  { input = '', nodeFlags = [] as readonly string[] } = {},
): Promise<Finished> {
  const child = startLab(args, nodeFlags);
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/** A folder that is gone after the tests of the file. */
export function scratchFolder(): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'oeillade-lab-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return (name) => join(folder, name);
}

export const job = (game: string, players: number, games: number, over: Partial<Job> = {}): Job => ({
  game,
  ...arrangementFrom(game, players, []),
  lineup: lineupOf(['random'], players),
  rotates: false,
  seed: 'test',
  games,
  ...over,
});

/** Some records, one after the other. */
export const records = (game: string, players: number, games: number): string =>
  recordsOf(job(game, players, games), { first: 0, games });
