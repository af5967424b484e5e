import { setTimeout as wait } from 'node:timers/promises';
import type { Child } from './child.ts';
import type { Contender } from './contenders/contender.ts';
import { Disturbances } from './load/disturbances.ts';
import { Latencies } from './load/latencies.ts';
import { Wheel } from './load/wheel.ts';
import { Wire } from './load/wire.ts';

export const MOST_P99 = 50;

/** The share of the core that steps approach, each by a third of the way: a limit may lie far below it. */
const AIM = 0.85;
const LEAST_STEP = 1.04;
const MOST_STEP = 1.4;

/** How often a measurement looks whether it has had its time, in milliseconds. */
const LOOK_EVERY = 250;
/** How many times longer than planned a measurement may take on a busy host. */
const PATIENCE = 8;
/** After so many measurements of a server without any quiet time, measurements count although the host is busy. */
const MOST_DISTURBED = 5;

export interface Plan {
  readonly firstTables: number;
  /** How long the first tables play before anything is measured: no server is at its best when it has just begun. */
  readonly warmMs: number;
  readonly settleMs: number;
  readonly measureMs: number;
  /** How often a step may fail, and is measured again for longer: what else the machine does is not the server's fault. */
  readonly attempts: number;
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
  /** The load generator's share of a core: near 1, the figures say what it can do, not what the server can. */
  readonly loadCpu: number;
  /** Bytes for each table, beyond what the empty server takes. */
  readonly memoryEach: number;
  /** Bytes that each table was sent in a second: as many at every server, or they cannot be compared. */
  readonly sentEach: number;
  /** Whether the host left the machine in peace for long enough. */
  readonly wasQuiet: boolean;
}

export interface Held {
  readonly contender: string;
  /** The most tables with a p99 under the limit; null where not even the first step held. */
  readonly best: Reading | null;
  /** The readings of all steps, whether or not they stayed under the limit. */
  readonly readings: readonly Reading[];
  /** Microseconds of processor time for each table and second, held in time or not. */
  readonly cost: number;
}

/** More and more tables at one server, step by step, until its p99 is over the limit. Between two steps it stands still. */
export class Ramp {
  readonly #contender: Contender;
  readonly #plan: Plan;
  readonly #run: Run;
  readonly #readings: Reading[] = [];
  #best: Reading | null = null;
  #tables: number;
  #attempt = 1;
  #disturbed = 0;

  private constructor(contender: Contender, plan: Plan, run: Run) {
    this.#contender = contender;
    this.#plan = plan;
    this.#run = run;
    this.#tables = plan.firstTables;
  }

  static async start(contender: Contender, plan: Plan): Promise<Ramp> {
    const child = await contender.start();
    const run = new Run(contender, child, (await child.cleanUsage()).memory, plan);
    await run.warmUp();
    run.stand();
    return new Ramp(contender, plan, run);
  }

  get isOver(): boolean {
    return this.#attempt > this.#plan.attempts;
  }

  async step(say: (line: string) => void): Promise<void> {
    this.#run.goOn();
    const reading = await this.#run.at(this.#tables, this.#attempt).catch((error: Error) => error);
    this.#run.stand();
    if (reading instanceof Error) {
      // A server that closes its door is full.
      say(`${this.#contender.name}: ${this.#tables} tables, not let in: ${reading.message}`);
      this.#attempt++;
      if (this.isOver) await this.#run.stop();
      return;
    }
    say(describe(this.#contender, reading));
    this.#readings.push(reading);
    if (reading.p99 >= MOST_P99) {
      if (reading.wasQuiet || ++this.#disturbed > MOST_DISTURBED) this.#attempt++;
    } else {
      this.#best = reading;
      this.#tables = stepFrom(reading);
      this.#attempt = 1;
    }
    if (this.isOver) await this.#run.stop();
  }

  /** It has held what it has held. */
  async end(): Promise<void> {
    if (this.isOver) return;
    this.#attempt = Number.POSITIVE_INFINITY;
    await this.#run.stop();
  }

  get held(): Held {
    const readings = this.#readings;
    return { contender: this.#contender.name, best: this.#best, readings, cost: costOf(readings) };
  }
}

/** From each reading anew: the first ones say little of how it goes on. */
export function stepFrom({ tables, cpu }: Pick<Reading, 'tables' | 'cpu'>): number {
  const step = Math.min(Math.max(Math.cbrt(AIM / cpu), LEAST_STEP), MOST_STEP);
  return Math.ceil((tables * step) / 5) * 5;
}

/** Few tables share what a server does anyway: only the upper half tells what one more costs. */
function costOf(readings: readonly Reading[]): number {
  const most = readings.at(-1)?.tables ?? 0;
  const upper = readings.filter(({ tables }) => tables >= most / 2);
  const sum = (of: (reading: Reading) => number): number =>
    upper.reduce((total, reading) => total + of(reading), 0);
  return (sum(({ cpu }) => cpu) / sum(({ tables }) => tables)) * 1e6;
}

class Run {
  readonly #contender: Contender;
  readonly #child: Child;
  readonly #empty: number;
  readonly #plan: Plan;
  readonly #wheel = new Wheel();
  readonly #latencies = new Latencies();

  constructor(contender: Contender, child: Child, empty: number, plan: Plan) {
    this.#contender = contender;
    this.#child = child;
    this.#empty = empty;
    this.#plan = plan;
  }

  async warmUp(): Promise<void> {
    await this.#open(this.#plan.firstTables);
    await wait(this.#plan.warmMs);
  }

  /** Each attempt takes longer than the one before. */
  async at(count: number, attempt: number): Promise<Reading> {
    await this.#open(count);
    const { tables } = this.#wheel;
    await wait(this.#plan.settleMs);
    const before = await this.#child.usage();
    const ours = process.cpuUsage();
    const { bytes } = Wire.traffic;
    const start = performance.now();
    this.#latencies.clear();
    const wasQuiet = await this.#quiet(this.#plan.measureMs * attempt);
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
      sentEach: (Wire.traffic.bytes - bytes) / seconds / count,
      wasQuiet,
    };
  }

  stand(): void {
    this.#wheel.stand();
    this.#child.stand();
  }

  goOn(): void {
    this.#child.goOn();
    this.#wheel.goOn();
  }

  async stop(): Promise<void> {
    this.#wheel.stop();
    await this.#contender.stop(this.#child);
  }

  /** Lets so much quiet time go by, and forgets what was asked for in between. */
  async #quiet(milliseconds: number): Promise<boolean> {
    const start = performance.now();
    const disturbances = new Disturbances(start);
    const isOver = (now: number): boolean =>
      disturbances.quiet(now) >= milliseconds || now - start >= PATIENCE * milliseconds;
    while (!isOver(performance.now())) await wait(LOOK_EVERY);
    disturbances.stop();
    // A host that is never quiet is measured as it is.
    const wasQuiet = disturbances.quiet(performance.now()) >= milliseconds / 2;
    if (wasQuiet) this.#latencies.leaveOut(disturbances.stretches);
    return wasQuiet;
  }

  async #open(count: number): Promise<void> {
    const { tables } = this.#wheel;
    while (tables.length < count) {
      const opening = Array.from({ length: Math.min(4, count - tables.length) }, (_, index) =>
        this.#contender.open(this.#child, tables.length + index, this.#latencies),
      );
      tables.push(...(await Promise.all(opening)));
    }
  }
}

function describe({ name }: Contender, reading: Reading): string {
  const { tables, p50, p99, commands, cpu, loadCpu, wasQuiet } = reading;
  const percent = (share: number): string => `${Math.round(share * 100)} %`;
  const times = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms of ${commands} commands`;
  const disturbed = wasQuiet ? '' : ', the host never quiet';
  return `${name}: ${tables} tables, ${times}, CPU ${percent(cpu)}, load ${percent(loadCpu)}${disturbed}`;
}
