import { setTimeout as wait } from 'node:timers/promises';
import type { Contender } from './contenders/contender.ts';
import { Latencies } from './load/latencies.ts';
import { Wheel } from './load/wheel.ts';

/** Opened by turns, so that no server's games are further on than another's. */
const AT_A_TIME = 4;

export interface SideBySide {
  /** At each of the servers. */
  readonly tables: number;
  readonly warmMs: number;
  readonly measureMs: number;
}

/**
 * All the servers at once on the one core, each with as many tables: whatever else the machine does, it does to all of
 * them. Gives the microseconds of processor time for each table and second, in the order of the servers.
 */
export async function together(
  contenders: readonly Contender[],
  plan: SideBySide,
): Promise<readonly number[]> {
  const servers: {
    readonly contender: Contender;
    readonly child: Awaited<ReturnType<Contender['start']>>;
  }[] = [];
  const wheel = new Wheel();
  try {
    for (const contender of contenders) servers.push({ contender, child: await contender.start() });
    for (let opened = 0; opened < plan.tables; opened += AT_A_TIME) {
      for (const { contender, child } of servers) {
        const opening = Array.from({ length: Math.min(AT_A_TIME, plan.tables - opened) }, (_, index) =>
          contender.open(child, opened + index, new Latencies()),
        );
        wheel.tables.push(...(await Promise.all(opening)));
      }
    }
    await wait(plan.warmMs);
    const used = () => Promise.all(servers.map(({ child }) => child.usage()));
    const before = await used();
    const start = performance.now();
    await wait(plan.measureMs);
    const after = await used();
    const seconds = (performance.now() - start) / 1000;
    return after.map(({ cpu }, index) => ((cpu - before[index]!.cpu) / seconds / plan.tables) * 1e6);
  } finally {
    wheel.stop();
    await Promise.all(servers.map(({ contender, child }) => contender.stop(child)));
  }
}
