import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL } from '@oeillade/protocol';
import { Child } from '../child.ts';
import type { Latencies } from '../load/latencies.ts';
import { LiveTable } from '../load/live.ts';
import { textFrame, Wire } from '../load/wire.ts';
import { codeOf, fillWithMoments } from '../prepared.ts';
import { secretOf } from '../script.ts';
import { SEATS } from '../seats.ts';
import type { Contender } from './contender.ts';

const MAIN = join(import.meta.dirname, '../../../../apps/server/src/main.ts');

/** Limits are for strangers; here one address holds everything. */
const UNLIMITED = {
  TABLES_PER_HOUR: '1000000',
  SOCKETS_PER_ADDRESS: '1000000',
  FRAMES_PER_SECOND: '1000',
  GUESSES_PER_MINUTE: '1000000',
  REQUESTS_PER_SECOND: '1000000',
};

export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'oeillade-bench-'));

export function startOurs(folder: string, settings: Record<string, string> = {}, flags: string[] = []) {
  const environment = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'info' };
  return Child.start(MAIN, { ...environment, ...UNLIMITED, ...settings }, flags);
}

/** Starts and stops once, so that Node has its compiled files at hand as on any start but the very first. */
export async function warmUp(): Promise<void> {
  const folder = freshFolder();
  const child = await startOurs(folder);
  await child.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}

/** Our server as people run it: every event in its journal on the disk before anybody hears of it. */
export class OurContender implements Contender {
  readonly name = 'Œillade';
  readonly #folder = freshFolder();
  readonly #most: number;
  readonly #flags: string[];

  /** `most`: how many tables can be opened. */
  constructor(most: number, flags: string[] = []) {
    this.#most = most;
    this.#flags = flags;
  }

  async start(): Promise<Child> {
    await fillWithMoments(this.#folder, this.#most);
    return startOurs(this.#folder, {}, this.#flags);
  }

  /** Its eight people come back to a table that sleeps, in the middle of their evening. */
  async open({ port }: Child, number: number, latencies: Latencies): Promise<LiveTable> {
    if (number >= this.#most) throw new Error(`Only ${this.#most} tables were prepared.`);
    const path = `/api/tables/${codeOf(number)}/socket`;
    const people = Array.from({ length: SEATS }, (_, person) => person);
    const wires = await Promise.all(people.map(() => Wire.open(port, path, () => {})));
    const table = new LiveTable(number, wires, latencies);
    for (const person of people) {
      const hello = { ask: 'hello', protocol: PROTOCOL, token: secretOf(person) };
      wires[person]!.send(textFrame(JSON.stringify(hello)));
    }
    await table.entered;
    return table;
  }

  async stop(child: Child): Promise<void> {
    await child.end(this.#flags.length > 0 ? 'SIGTERM' : 'SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
