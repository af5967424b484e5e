/** `npm run bench:media`: how many tables of living faces one core holds, and how soon a face is there. */
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { MediaTable } from './media/media-table.ts';
import { at, Samples } from './media/samples.ts';
import { figure, table } from './print.ts';
import { keepAwake } from './server/awake.ts';
import { CORES, pinning } from './server/child.ts';
import { freshFolder, startOurs } from './server/contenders/ours.ts';

const USAGE = `Usage: npm run bench:media [-- [--tables N,N,…] [--seconds N]]

How many tables of eight with living faces one core holds: relay latency, look to face, bytes and processor time. It takes about two minutes.`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h' },
    tables: { type: 'string', default: '20,40,60,80' },
    seconds: { type: 'string', default: '10' },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
const steps = values.tables.split(',').map(Number);
const measureMs = Number(values.seconds) * 1_000;
const WARM = 4_000;

const conditions = keepAwake(CORES) ? `${pinning}, both kept awake` : pinning;
const { version } = createRequire(import.meta.url)('ws/package.json') as { version: string };
console.log(
  `Media benchmark of ${new Date().toISOString().slice(0, 10)}, one core of ${cpus()[0]?.model.trim()} (${conditions})`,
);
console.log(`Node ${process.versions.node}, ws ${version}, load before: ${loadavg()[0]!.toFixed(1)}`);
console.log(
  'Tables of eight, each camera 12 pictures a second at 150 kbit/s, each seat another face every 3 s\n',
);

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
const folder = freshFolder();
const child = await startOurs(folder, { LIVE_TABLES: '1000', LOG_LEVEL: 'info' });
const samples = new Samples();
const tables: MediaTable[] = [];
const rows: string[][] = [];
for (const count of steps) {
  while (tables.length < count) tables.push(await MediaTable.open(child.port, samples));
  await wait(WARM);
  samples.clear();
  const before = await child.usage();
  const began = performance.now();
  const own = process.cpuUsage();
  await wait(measureMs);
  const seconds = (performance.now() - began) / 1_000;
  const usage = await child.usage();
  const { user, system } = process.cpuUsage(own);
  rows.push([
    String(count),
    ((100 * (usage.cpu - before.cpu)) / seconds).toFixed(0),
    ((user + system) / 1e4 / seconds).toFixed(0),
    at(samples.relayed, 0.5).toFixed(1),
    at(samples.relayed, 0.99).toFixed(1),
    at(samples.looks, 0.5).toFixed(0),
    at(samples.looks, 0.95).toFixed(0),
    figure(samples.picturesOut / seconds),
    figure((samples.bytesIn * 8) / seconds / count / 1e6),
    figure((samples.bytesOut * 8) / seconds / count / 1e6),
    String(samples.strays),
    figure(usage.memory / 2 ** 20),
  ]);
}
const header = [
  'tables',
  'server CPU %',
  'load CPU %',
  'relay ms, p50',
  'p99',
  'look to face ms, p50',
  'p95',
  'pictures out a second',
  'Mbit/s in, a table',
  'out',
  'strays',
  'MiB',
];
console.log(table(header, rows, { texts: 0 }));
console.log(`\nLoad after: ${loadavg()[0]!.toFixed(1)}`);
for (const one of tables) one.leaves();
await child.end('SIGKILL');
rmSync(folder, { recursive: true, force: true });
process.exit(0);
