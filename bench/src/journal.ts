/** `npm run bench:journal`: how many events a second the journals store, for many tables at a time. */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Journal } from '@oeillade/server/journal/port';
import { PostgresJournal } from '@oeillade/server/journal/postgres';
import { JournalThread } from '@oeillade/server/journal/thread';
import { writeEvent } from '@oeillade/table';
import { Postgres } from '../../tools/postgres/postgres.ts';
import { figure, table } from './print.ts';
import { recording } from './server/script.ts';

const LASTS = 4_000;
const TABLES = [1, 64, 512, 2_048];

const { steps, events: kept, lasts } = recording();
const events = kept.map(({ event }) => writeEvent(event));
const seconds = lasts / 1_000;

console.log(
  `Benchmark of the journals of ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores of ${cpus()[0]?.model.trim()}`,
);
console.log(`Node ${process.versions.node}, events of a table of eight in full play\n`);

const rows: string[][] = [];
const folder = mkdtempSync(join(tmpdir(), 'oeillade-bench-journal-'));
const postgres = await Postgres.start();
try {
  const sqlite = await JournalThread.start(folder);
  const shared = await PostgresJournal.connect(postgres.url, (error) => {
    throw error;
  });
  for (const [name, journal] of Object.entries({ SQLite: sqlite, PostgreSQL: shared })) {
    for (const tables of TABLES) rows.push(await measure(name, journal, tables));
    await journal.close();
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(
  table(['journal', 'tables at a time', 'appends a second', 'wait ms, p50', 'p99'], rows, {
    texts: 1,
  }),
);

const out = steps
  .flatMap(({ sent }) => sent)
  .reduce((sum, { to, text }) => sum + (to === 'all' ? 8 : 1) * (Buffer.byteLength(text) + 4), 0);
console.log(
  `\nA table of eight in full play keeps ${figure(events.length / seconds)} events a second, ${figure(events.join('\n').length / seconds)} bytes, and sends ${figure(out / seconds)} bytes a second to its people.`,
);
process.exit(0);

/** Every table appends one event, waits until it is safe, and appends the next. */
async function measure(name: string, journal: Journal, tables: number): Promise<string[]> {
  const waits: number[] = [];
  const end = performance.now() + LASTS;
  const play = async (number: number): Promise<void> => {
    const code = `${tables}-${number}`;
    for (let sequence = 0; performance.now() < end; sequence++) {
      const start = performance.now();
      await journal.append(code, sequence, [events[sequence % events.length]!]);
      waits.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: tables }, (_, number) => play(number)));
  waits.sort((a, b) => a - b);
  const at = (share: number): string => (waits[Math.floor(waits.length * share)] ?? 0).toFixed(1);
  const rate = waits.length / (LASTS / 1_000);
  return [name, figure(tables), figure(rate), at(0.5), at(0.99)];
}
