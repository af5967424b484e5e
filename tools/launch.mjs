// Plain JavaScript on purpose: it runs on whatever Node the machine has, before anything is installed.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, installedNode, NotInstalled } from './launch/install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** As apps/server/src/operate/exit-codes.ts has it: a service that ends so is not started again. */
const WRONG_CONFIGURATION = 78;

/**
 * What each npm script runs; `before` are arguments that go before those given. The one that `installs` nothing is
 * for services, which may not write in this folder.
 * @type {Record<string, { file: string, before?: string[], installs?: false }>}
 */
const entries = {
  start: { file: 'tools/start.ts' },
  serve: { file: 'apps/server/src/main.ts', installs: false },
  build: { file: 'tools/build.ts' },
  lab: { file: 'apps/lab/src/main.ts' },
  test: { file: 'tools/test.ts' },
  'test:slow': { file: 'tools/test.ts', before: ['--slow'] },
  'test:fuzz': { file: 'apps/server/test/fuzz/all-frames.ts' },
  'test:crash': { file: 'apps/server/test/crash/all-rounds.ts' },
  'test:attack': { file: 'apps/server/test/attack/all-attacks.ts' },
  'test:timing': { file: 'apps/server/test/timing/all-attacks.ts' },
  'test:web': { file: 'e2e/run.ts' },
  screens: { file: 'e2e/screens.ts' },
  film: { file: 'e2e/film.ts' },
  check: { file: 'tools/check.ts' },
  fix: { file: 'node_modules/@biomejs/biome/bin/biome', before: ['check', '--write'] },
  asyncapi: { file: 'tools/asyncapi.ts' },
  'new-game': { file: 'tools/new-game/main.ts' },
  playthroughs: { file: 'tools/playthroughs.ts' },
  'bench:engine': { file: 'bench/src/engine.ts' },
  'bench:table': { file: 'bench/src/table.ts' },
  'bench:bots': { file: 'bench/src/bots.ts' },
  'bench:bot-tables': { file: 'bench/src/bot-tables.ts' },
  'bench:eyes': { file: 'bench/src/eyes.ts' },
  'bench:spywhere': { file: 'bench/src/spywhere.ts' },
  'fit:habits': { file: 'bench/src/habits.ts' },
  'bench:server': { file: 'bench/src/server.ts' },
  'bench:journal': { file: 'bench/src/journal.ts' },
  'bench:media': { file: 'bench/src/media.ts' },
  'bench:web': { file: 'bench/src/web.ts' },
  'bench:replay': { file: 'bench/src/replay.ts' },
};

const [name = '', ...given] = process.argv.slice(2);
const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
if (!entry) {
  console.error(`Unknown command "${name}": choose one of ${Object.keys(entries).join(', ')}.`);
  process.exit(2);
}

let node = '';
try {
  node = entry.installs === false ? installedNode(root) : await ensureInstalled(root);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(error instanceof NotInstalled ? WRONG_CONFIGURATION : 1);
}

// Early versions of Node 24 call type stripping experimental, once in every process.
const flags = ['--disable-warning=ExperimentalWarning'];
const args = [...(entry.before ?? []), ...given];
const pathKey = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
const child = spawn(node, [...flags, join(root, entry.file), ...args], {
  stdio: 'inherit',
  env: {
    // Files are read and stripped of their types once, not at every start; it saves memory too.
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
    ...process.env,
    [pathKey]: `${dirname(node)}${delimiter}${process.env[pathKey] ?? ''}`,
  },
});

// At a terminal Ctrl-C reaches the child by itself: passing it on would look like a second Ctrl-C.
const atTerminal = [0, 1, 2].some((fd) => isTerminal(fd));
let lastInterrupt = 0;
process.on('SIGINT', () => {
  const again = Date.now() - lastInterrupt < 500;
  lastInterrupt = Date.now();
  if (!atTerminal && !again) child.kill('SIGINT');
});
process.on('SIGTERM', () => child.kill('SIGTERM'));
// npm does not pass a SIGTERM on: it ends, its shell with it, and what it has started would live on with nobody above it.
const parent = process.ppid;
if (process.env['npm_lifecycle_event']) {
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
}

child.on('error', (error) => {
  console.error(`Cannot start ${node}: ${error.message}.`);
  process.exit(1);
});
child.on('exit', (code, signal) => {
  process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1));
});

/** @param {number} fd */
function isTerminal(fd) {
  return [process.stdin, process.stdout, process.stderr][fd]?.isTTY === true;
}
