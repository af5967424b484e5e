import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { figure, table } from './print.ts';
import { aimsOf } from './server/aims.ts';
import { keepAwake } from './server/awake.ts';
import { CORES, pinning } from './server/child.ts';
import { OurHouse, warmUp } from './server/houses/ours.ts';
import { BareHouse, ColyseusHouse, SocketIoHouse } from './server/houses/replaying.ts';
import { measureIdle, measureRestore } from './server/many-tables.ts';
import { MOST_P99, type Plan, Ramp } from './server/ramp.ts';
import { type SideBySide, together } from './server/together.ts';

const USAGE = `Usage: npm run bench:server [-- --quick]

How many tables in full play one core holds, beside bare sockets and two peers.

  --quick   shorter steps and fewer attempts: a rough picture in about eight minutes`;

const WHOLE: Plan = { firstTables: 200, warmMs: 8_000, settleMs: 6_000, measureMs: 6_000, attempts: 3 };
const QUICK: Plan = { firstTables: 200, warmMs: 5_000, settleMs: 4_000, measureMs: 3_000, attempts: 2 };

/** More than any server holds on one core. */
const MOST_TABLES = 2_000;
const SIDE_BY_SIDE: SideBySide = { tables: 100, warmMs: 20_000, measureMs: 40_000 };

const isQuick = readArguments();
const restored = 1_000;
const open = () =>
  [new BareHouse(), new OurHouse(MOST_TABLES), new SocketIoHouse(), new ColyseusHouse()] as const;
const [limit, ours, ...peers] = open();
const conditions = keepAwake(CORES) ? `${pinning}, both kept awake` : pinning;

console.log(
  `Server benchmark of ${new Date().toISOString().slice(0, 10)}, one core of ${cpus()[0]?.model.trim()} (${conditions})`,
);
console.log(
  `Node ${process.versions.node}, ${['ws', 'socket.io', '@colyseus/core'].map(versionOf).join(', ')}`,
);
console.log(
  `Eight seats a table, each looks elsewhere twice a second, a call every six seconds; p99 under ${MOST_P99} ms from a command to the last seat's message.\n`,
);
await warmUp();
const costs = await together(open(), SIDE_BY_SIDE);
printCosts();
const ramps: Ramp[] = [];
for (const house of [limit, ours, ...peers]) ramps.push(await Ramp.start(house, isQuick ? QUICK : WHOLE));
// By turns: a machine that is shared is faster at one moment than at another.
while (ramps.some(({ isOver }) => !isOver)) {
  for (const ramp of ramps) if (!ramp.isOver) await ramp.step((line) => console.error(line));
}
const houses = ramps.map(({ held }) => held);
printHouses();
const idle = await measureIdle(10_000);
const seconds = await measureRestore(restored);
console.log();
printAims();
console.log(
  `\nAwake, with a visitor each a moment ago, the 10,000 take ${figure(idle.awake.memory / 2 ** 20)} MiB and ${(idle.awake.cpu * 100).toFixed(1)} % of a core until they are asleep again.`,
);
process.exit(0);

function printHouses(): void {
  const rows = houses.map(({ house, best, cost }) =>
    best
      ? [
          house,
          figure(best.tables),
          best.p50.toFixed(1),
          best.p99.toFixed(1),
          (best.cpu * 100).toFixed(0),
          cost.toFixed(0),
          figure(best.memoryEach / 1024),
          figure(best.sentEach / 1000),
          (best.loadCpu * 100).toFixed(0),
        ]
      : [house, '0', '–', '–', '–', '–', '–', '–', '–'],
  );
  const header = [
    'server',
    'tables held',
    'p50 ms',
    'p99 ms',
    'CPU %',
    'CPU a table, µs/s',
    'memory a table, KiB',
    'sent a table, kB/s',
    'CPU of the load, %',
  ];
  console.log(table(header, rows, { texts: 1 }));
}

/** Of no two runs the figures are alike, where a machine is shared; those of one moment are. */
function printCosts(): void {
  const cost = costs[1]!;
  const rows = [limit, ours, ...peers].map(({ name }, index) => [
    name,
    costs[index]!.toFixed(0),
    (costs[index]! / cost).toFixed(2),
  ]);
  const { tables } = SIDE_BY_SIDE;
  console.log(`All at once on that core, ${tables} tables at each:\n`);
  console.log(table(['server', 'CPU a table, µs/s', 'of ours'], rows, { texts: 1 }));
  console.log();
}

function printAims(): void {
  const names = { ours: ours.name, limit: limit.name, peers: peers.map(({ name }) => name) };
  const rows = aimsOf(houses, names, idle, { tables: restored, seconds }).map((aim) => [
    aim.name,
    aim.aim,
    aim.met ? 'met' : 'missed',
    aim.value,
    Number.isNaN(aim.ratio) ? '–' : aim.ratio.toFixed(2),
  ]);
  console.log(table(['aim', '', '', 'value', 'times the aim'], rows, { texts: 3 }));
}

/** The version that is really there, not the one that was asked for. */
function versionOf(name: string): string {
  let folder = dirname(createRequire(import.meta.url).resolve(name));
  for (; ; folder = dirname(folder)) {
    try {
      const found = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
        name?: string;
        version?: string;
      };
      if (found.name === name && found.version) return `${name} ${found.version}`;
    } catch {
      // Not this folder.
    }
    if (folder === dirname(folder)) return name;
  }
}

function readArguments(): boolean {
  try {
    const { values } = parseArgs({ options: { quick: { type: 'boolean' }, help: { type: 'boolean' } } });
    if (values.help) {
      console.log(USAGE);
      process.exit(0);
    }
    return values.quick ?? false;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    process.exit(2);
  }
}
