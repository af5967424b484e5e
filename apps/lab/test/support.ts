import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { findGame, gameOf } from '@oeillade/catalogue/testkit';
import { type GameRecord, readRecord } from '@oeillade/kernel';
import { within } from '../../../tools/eventually.ts';
import { arrangementFrom } from '../src/cli/options.ts';
import { PlayerMaker } from '../src/players/player-maker.ts';
import type { Job } from '../src/simulation/job.ts';
import { lineupOf } from '../src/simulation/lineup.ts';
import { recordsOf, recordOf as textOf } from '../src/simulation/play-game.ts';
import { Standings } from '../src/tournament/standings.ts';
import { storyOf } from '../src/tournament/story.ts';

/** Makes our own bots: nothing has to be loaded for them. */
export const levelsOnly = new PlayerMaker();

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

/** It plays as many games as it is told, on a machine that may be busy with others. */
const LONGEST_RUN = 300_000;

/** How a lab that was started ends: whoever wants its exit code waits for it. */
export function endOf(child: ChildProcess): () => Promise<number | null> {
  const closed = new Promise<number | null>((done, failed) => {
    child.on('error', failed);
    child.on('close', done);
  });
  closed.catch(() => {});
  return () => within('the end of the lab', closed, LONGEST_RUN);
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
  const end = endOf(child);
  child.stdin.end(input);
  return { code: await end(), stdout, stderr };
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
export const records = (game: string, players: number, games: number): Promise<string> =>
  recordsOf(levelsOnly, job(game, players, games), { first: 0, games });

/** One game of random players, as it is read from its record. */
export async function recordOf(game: string, players: number): Promise<GameRecord> {
  const text = await textOf(levelsOnly, job(game, players, 1), 0);
  const read = readRecord(text.trimEnd().split('\n'), findGame);
  return read.ok ? read.record : assert.fail(JSON.stringify(read.flaw));
}

/** Four, or as near to four as may play it. */
export function usualPlayers(game: string): number {
  const { min, max } = gameOf(game).facts.players;
  return Math.max(min, Math.min(4, max));
}

/** The kinds of lines in some records. */
export const kindsIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/"e":"([a-z-]+)"/g), (found) => found[1]!));

/** What became of a tournament. */
export async function standingsOf(plan: Job): Promise<Standings> {
  const standings = new Standings(plan.setup.players);
  for (let number = 0; number < plan.games; number++) standings.add(await storyOf(levelsOnly, plan, number));
  return standings;
}
