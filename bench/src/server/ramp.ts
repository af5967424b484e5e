import { setTimeout as wait } from 'node:timers/promises';
import type { Child } from './child.ts';
import type { House } from './houses/house.ts';
import { Latencies } from './load/latencies.ts';
import { Wheel } from './load/wheel.ts';

export const MOST_P99 = 50;

export interface Plan {
  readonly firstTables: number;
  readonly settleMs: number;
  readonly measureMs: number;
  /** Shares of the estimate at which to measure, rising. */
  readonly shares: readonly number[];
}

/** What was measured with so many tables. */
export interface Reading {
  readonly tables: number;
  /** Milliseconds from a command to the last seat's message. */
  readonly p50: number;
  readonly p99: number;
  readonly commands: number;
  /** Share of one core. */
  readonly cpu: number;
  /** The same of the load itself: near 1 the figures are its own, not the server's. */
  readonly loadCpu: number;
  /** Bytes for each table, beyond what the empty server takes. */
  readonly memoryEach: number;
}

export interface Held {
  readonly house: string;
  /** The most tables with a p99 under the limit; null where not even the first step held. */
  readonly best: Reading | null;
  readonly readings: readonly Reading[];
}

/** More and more tables at one server until its p99 is over the limit. */
export async function ramp(house: House, plan: Plan, say: (line: string) => void): Promise<Held> {
  const child = await house.start();
  const run = new Run(house, child, (await child.cleanUsage()).memory, plan);
  const readings: Reading[] = [];
  let best: Reading | null = null;
  const measure = async (tables: number): Promise<Reading> => {
    const reading = await run.at(tables);
    readings.push(reading);
    say(describe(house, reading));
    if (reading.p99 < MOST_P99) best = reading;
    return reading;
  };
  try {
    const first = await measure(plan.firstTables);
    const estimate = first.tables / first.cpu;
    for (const share of plan.shares) {
      const tables = Math.round((estimate * share) / 5) * 5;
      if (tables <= plan.firstTables) continue;
      // Once over may be the machine's fault, twice is the server's.
      if ((await measure(tables)).p99 >= MOST_P99 && (await measure(tables)).p99 >= MOST_P99) break;
    }
  } finally {
    run.stop();
    await house.stop(child);
  }
  return { house: house.name, best, readings };
}

class Run {
  readonly #house: House;
  readonly #child: Child;
  readonly #empty: number;
  readonly #plan: Plan;
  readonly #wheel = new Wheel();
  readonly #latencies = new Latencies();

  constructor(house: House, child: Child, empty: number, plan: Plan) {
    this.#house = house;
    this.#child = child;
    this.#empty = empty;
    this.#plan = plan;
  }

  async at(count: number): Promise<Reading> {
    const { tables } = this.#wheel;
    while (tables.length < count) {
      const opening = Array.from({ length: Math.min(4, count - tables.length) }, (_, index) =>
        this.#house.open(this.#child, tables.length + index, this.#latencies),
      );
      tables.push(...(await Promise.all(opening)));
    }
    await wait(this.#plan.settleMs);
    const before = await this.#child.usage();
    const ours = process.cpuUsage();
    const start = performance.now();
    this.#latencies.clear();
    await wait(this.#plan.measureMs);
    for (const table of tables) table.settle(performance.now());
    const seconds = (performance.now() - start) / 1000;
    const { user, system } = process.cpuUsage(ours);
    const after = await this.#child.usage();
    return {
      tables: count,
      p50: this.#latencies.at(0.5),
      p99: this.#latencies.at(0.99),
      commands: this.#latencies.count,
      cpu: (after.cpu - before.cpu) / seconds,
      loadCpu: (user + system) / 1e6 / seconds,
      memoryEach: (after.memory - this.#empty) / count,
    };
  }

  stop(): void {
    this.#wheel.stop();
  }
}

function describe({ name }: House, { tables, p50, p99, commands, cpu, loadCpu }: Reading): string {
  const percent = (share: number): string => `${Math.round(share * 100)} %`;
  const times = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms of ${commands} commands`;
  return `${name}: ${tables} tables, ${times}, CPU ${percent(cpu)}, load ${percent(loadCpu)}`;
}
