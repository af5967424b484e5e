import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { figure, table } from './print.ts';
import { aimsOf } from './server/aims.ts';
import { keepAwake } from './server/awake.ts';
import { CORES, findBun, pinning } from './server/child.ts';
import type { Contender } from './server/contenders/contender.ts';
import { OurContender, warmUp } from './server/contenders/ours.ts';
import {
  BareContender,
  BunContender,
  ColyseusContender,
  SocketIoContender,
} from './server/contenders/replaying.ts';
import { measureIdle, measureRestore } from './server/many-tables.ts';
import { MOST_P99, type Plan, Ramp } from './server/ramp.ts';
import { type SideBySide, together } from './server/together.ts';

const USAGE = `Usage: npm run bench:server [-- [--quick] [--minutes N]]

How many tables in full play one core holds, beside bare sockets, Bun's own and two peers. It takes about half an hour.

  --quick       shorter steps and fewer attempts, and no more tables after nine minutes: at most a quarter of an hour
  --minutes N   no more tables after so many minutes, what is held by then counts; 0 is one step for each server`;

const WHOLE: Plan = { firstTables: 200, warmMs: 8_000, settleMs: 6_000, measureMs: 6_000, attempts: 3 };
const QUICK: Plan = { firstTables: 200, warmMs: 5_000, settleMs: 4_000, measureMs: 3_000, attempts: 2 };
const QUICK_MINUTES = 9;

/** More than any server holds on one core. */
const MOST_TABLES = 2_000;
const SIDE_BY_SIDE: SideBySide = { tables: 100, warmMs: 20_000, measureMs: 40_000 };

const { isQuick, minutes } = readArguments();
const restored = 1_000;
const bun = findBun();
const open = (): Contender[] => [
  new BareContender(),
  ...(bun ? [new BunContender(bun)] : []),
  new OurContender(MOST_TABLES),
  new SocketIoContender(),
  new ColyseusContender(),
];
const contenders = open();
const namesOf = (...kinds: (new (...args: never) => Contender)[]): string[] =>
  contenders.filter((contender) => kinds.some((kind) => contender instanceof kind)).map(({ name }) => name);
const [limit = ''] = namesOf(BareContender);
const [ours = ''] = namesOf(OurContender);
const peers = namesOf(SocketIoContender, ColyseusContender);
const conditions = keepAwake(CORES) ? `${pinning}, both kept awake` : pinning;

console.log(
  `Server benchmark of ${new Date().toISOString().slice(0, 10)}, one core of ${cpus()[0]?.model.trim()} (${conditions})`,
);
console.log(
  `Node ${process.versions.node}, ${['ws', 'socket.io', '@colyseus/core'].map(versionOf).join(', ')}${bun ? `, Bun ${bun.version}` : ''}`,
);
console.log(
  `Eight seats a table, each looks elsewhere twice a second, a call every six seconds; p99 under ${MOST_P99} ms from a command to the last seat's message.\n`,
);
if (!bun) console.log('Bun is not measured: its package holds no binary for this machine.\n');
await warmUp();
const inOrder = await together(open(), SIDE_BY_SIDE);
const costs = new Map(contenders.map(({ name }, index) => [name, inOrder[index]!]));
printCosts();
const ramps: Ramp[] = [];
for (const contender of contenders) ramps.push(await Ramp.start(contender, isQuick ? QUICK : WHOLE));
// The servers take turns: a shared machine is faster at one moment than at another.
const end = performance.now() + minutes * 60_000;
do {
  for (const ramp of ramps) if (!ramp.isOver) await ramp.step((line) => console.error(line));
} while (ramps.some(({ isOver }) => !isOver) && performance.now() < end);
const unfinished = ramps.filter(({ isOver }) => !isOver).map(({ held }) => held.contender);
for (const ramp of ramps) await ramp.end();
const held = ramps.map((ramp) => ramp.held);
printHouses();
if (unfinished.length > 0)
  console.log(`\nMore might have been held by ${unfinished.join(', ')}: time was over.`);
const idle = await measureIdle(10_000);
const seconds = await measureRestore(restored);
console.log();
printAims();
console.log(
  `\nAwake, with a visitor each a moment ago, the 10,000 take ${figure(idle.awake.memory / 1e6)} MB and ${(idle.awake.cpu * 100).toFixed(1)} % of a core until they are asleep again.`,
);
process.exit(0);

function printHouses(): void {
  const rows = held.map(({ contender, best, cost }) =>
    best
      ? [
          contender,
          figure(best.tables),
          best.p50.toFixed(1),
          best.p99.toFixed(1),
          (best.cpu * 100).toFixed(0),
          cost.toFixed(0),
          figure(best.memoryEach / 1024),
          figure(best.sentEach / 1000),
          (best.loadCpu * 100).toFixed(0),
        ]
      : [contender, '0', '–', '–', '–', '–', '–', '–', '–'],
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

/** On a shared machine figures of different runs cannot be compared; those of one moment can. */
function printCosts(): void {
  const rows = [...costs].map(([name, cost]) => [
    name,
    cost.toFixed(0),
    (cost / costs.get(ours)!).toFixed(2),
  ]);
  console.log(`All at once on that core, ${SIDE_BY_SIDE.tables} tables at each:\n`);
  console.log(table(['server', 'CPU a table, µs/s', 'of ours'], rows, { texts: 1 }));
  console.log();
}

function printAims(): void {
  const measured = { held, costs, idle, restore: { tables: restored, seconds } };
  const rows = aimsOf(measured, { ours, limit, peers }).map((aim) => [
    aim.name,
    aim.aim,
    aim.met ? 'met' : 'missed',
    aim.value,
    Number.isFinite(aim.ratio) ? aim.ratio.toFixed(2) : '–',
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

function readArguments(): { readonly isQuick: boolean; readonly minutes: number } {
  try {
    const { values } = parseArgs({
      options: { quick: { type: 'boolean' }, minutes: { type: 'string' }, help: { type: 'boolean' } },
    });
    if (values.help) {
      console.log(USAGE);
      process.exit(0);
    }
    const isQuick = values.quick ?? false;
    const minutes = Number(values.minutes ?? (isQuick ? QUICK_MINUTES : Number.POSITIVE_INFINITY));
    if (!(minutes >= 0)) throw new Error(`"${values.minutes}" is no number of minutes.`);
    return { isQuick, minutes };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    process.exit(2);
  }
}
