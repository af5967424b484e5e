import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { within } from '../eventually.ts';
import { root } from '../root.ts';
import { PLUG_IN } from './registration.ts';

/** Tests that go over all games of the registry. */
const GOES_OVER_GAMES = /\bgameIds\b|\blibrary\.labels\b/;

/** A whole file of tests, on a machine that may be busy with others. */
const LONGEST_RUN = 600_000;

/** The files of tests that know no game and try them all, in every layer. */
export const suitesOverGames = (): string[] =>
  globSync('{packages,apps}/*/test/**/*.test.ts', { cwd: root })
    .filter((file) => GOES_OVER_GAMES.test(readFileSync(join(root, file), 'utf8')))
    .sort();

export interface SuiteRun {
  readonly passed: number;
  readonly failed: number;
  readonly output: string;
}

/** Runs a file of tests as if the example were offered; with a name, only the tests that have it in theirs. */
export async function runOffered(example: string, file: string, name?: string): Promise<SuiteRun> {
  const chosen = name === undefined ? [] : ['--test-name-pattern', name];
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const child = spawn(process.execPath, ['--test-reporter=tap', ...chosen, join(root, file)], {
    cwd: root,
    env: { ...env, [PLUG_IN]: example, NODE_OPTIONS: importing('register.ts') },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  await within(`the end of ${file}`, once(child, 'close'), LONGEST_RUN);
  const count = (what: string) =>
    Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(output)?.[1] ?? Number.NaN);
  return { passed: count('pass'), failed: count('fail'), output };
}

/** What makes Node offer an example, in the program and in all that it starts. */
const importing = (file: string): string =>
  `--disable-warning=ExperimentalWarning --import ${pathToFileURL(join(root, 'tools/plug-in', file)).href}`;
