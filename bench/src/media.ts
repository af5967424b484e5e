/** `npm run bench:media`: how many tables of living faces one core holds, and how soon a face is there. */
import { readFileSync, rmSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MediaTable } from './media/media-table.ts';
import { rowsOf } from './media/rows.ts';
import { Samples } from './media/samples.ts';
import { RtcTable } from './media/webrtc/rtc-table.ts';
import { table } from './print.ts';
import { keepAwake } from './server/awake.ts';
import { Child, CORES, pinning } from './server/child.ts';
import { freshFolder, startOurs } from './server/contenders/ours.ts';

const USAGE = `Usage: npm run bench:media [-- [--tables N,N,…] [--unit N,N,…] [--seconds N]]

How many tables of eight with living faces one core holds: relay latency, look to face, bytes and processor time. Then as
many tables as --unit says at a WebRTC forwarding unit made of werift, to compare. It takes about three minutes.`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h' },
    tables: { type: 'string', default: '4,8,20,40,60,80' },
    unit: { type: 'string', default: '4,8' },
    seconds: { type: 'string', default: '10' },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
const conditions = keepAwake(CORES) ? `${pinning}, both kept awake` : pinning;
const UNIT = join(import.meta.dirname, 'media/webrtc/unit.ts');
const versionOf = (name: string) => {
  const about = readFileSync(findPackageJSON(name, import.meta.url)!, 'utf8');
  return (JSON.parse(about) as { version: string }).version;
};
console.log(
  `Media benchmark of ${new Date().toISOString().slice(0, 10)}, one core of ${cpus()[0]?.model.trim()} (${conditions})`,
);
console.log(
  `Node ${process.versions.node}, ws ${versionOf('ws')}, werift ${versionOf('werift')}, load before: ${loadavg()[0]!.toFixed(1)}`,
);
console.log(
  'Tables of eight, each camera 12 pictures a second at 150 kbit/s, each seat another face every 3 s\n',
);

const samples = new Samples();
const folder = freshFolder();
const ours = await startOurs(folder, { LIVE_TABLES: '1000', LOG_LEVEL: 'info' });
const steps = (list: string) => list.split(',').filter(Boolean).map(Number);
const measureMs = Number(values.seconds) * 1_000;
const rows = await rowsOf('Œillade', ours, samples, steps(values.tables), measureMs, () =>
  MediaTable.open(ours.port, samples),
);
await ours.end('SIGKILL');
rmSync(folder, { recursive: true, force: true });
const unit = await Child.start(UNIT);
let opened = 0;
rows.push(
  ...(await rowsOf('WebRTC unit', unit, samples, steps(values.unit), measureMs, () =>
    RtcTable.open(unit.port, opened++, samples),
  )),
);
await unit.end('SIGKILL');
const header = [
  'way',
  'tables',
  'server CPU %',
  'a table',
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
console.log(table(header, rows, { texts: 1 }));
console.log(`\nLoad after: ${loadavg()[0]!.toFixed(1)}`);
process.exit(0);
