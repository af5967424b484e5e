import { rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Child } from './child.ts';
import { freshFolder, startOurs } from './contenders/ours.ts';
import { fillWithGames, fillWithIdle } from './prepared.ts';

export interface Standing {
  /** Bytes of the whole server. */
  readonly memory: number;
  /** Share of one core. */
  readonly cpu: number;
}

export interface IdleTables {
  readonly asleep: Standing;
  /** Each was woken by a visitor, who is gone again. */
  readonly awake: Standing;
}

/** Many tables that nobody is at. */
export async function measureIdle(tables: number): Promise<IdleTables> {
  const folder = freshFolder();
  const codes = await fillWithIdle(folder, tables);
  const child = await startOurs(folder);
  try {
    const asleep = await standing(child);
    await visitAll(child.port, codes);
    return { asleep, awake: await standing(child) };
  } finally {
    await child.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Seconds from the start of the process until every table has answered. */
export async function measureRestore(tables: number): Promise<number> {
  const folder = freshFolder();
  const codes = await fillWithGames(folder, tables);
  const start = performance.now();
  const child = await startOurs(folder);
  try {
    await visitAll(child.port, codes);
    return (performance.now() - start) / 1000;
  } finally {
    await child.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function standing(child: Child): Promise<Standing> {
  await wait(1_000);
  const before = await child.cleanUsage();
  const start = performance.now();
  await wait(4_000);
  const after = await child.usage();
  return {
    memory: after.memory,
    cpu: (after.cpu - before.cpu) / ((performance.now() - start) / 1000),
  };
}

async function visitAll(port: number, codes: readonly string[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const waiting = [...codes];
  const visitor = async (): Promise<void> => {
    for (let code = waiting.pop(); code !== undefined; code = waiting.pop()) {
      const status = await get(agent, port, `/api/tables/${code}`);
      if (status !== 200) throw new Error(`Table ${code} was answered ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, visitor));
  agent.destroy();
}

const get = (agent: Agent, port: number, path: string): Promise<number> =>
  new Promise((done, failed) => {
    request({ agent, host: '127.0.0.1', port, path })
      .on('error', failed)
      .on('response', (answer) => {
        answer.resume().on('end', () => done(answer.statusCode ?? 0));
      })
      .end();
  });
