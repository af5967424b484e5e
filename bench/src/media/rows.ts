import { figure } from '../print.ts';
import type { Child } from '../server/child.ts';
import { at, type Samples } from './samples.ts';

const WARM = 4_000;

/** A table of eight that is played at. */
export interface Played {
  leaves(): void;
}

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Opens as many tables as each step says, and measures what the server does with them. */
export async function rowsOf(
  way: string,
  child: Child,
  samples: Samples,
  steps: readonly number[],
  measureMs: number,
  open: () => Promise<Played>,
): Promise<string[][]> {
  const tables: Played[] = [];
  const rows: string[][] = [];
  for (const count of steps) {
    while (tables.length < count) tables.push(await open());
    await wait(WARM);
    samples.clear();
    const before = await child.usage();
    const began = performance.now();
    const own = process.cpuUsage();
    await wait(measureMs);
    const seconds = (performance.now() - began) / 1_000;
    const usage = await child.usage();
    const { user, system } = process.cpuUsage(own);
    const busy = (100 * (usage.cpu - before.cpu)) / seconds;
    rows.push([
      way,
      String(count),
      busy.toFixed(1),
      (busy / count).toFixed(2),
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
  for (const one of tables) one.leaves();
  return rows;
}
