import { setTimeout as wait } from 'node:timers/promises';
import type { House } from './houses/house.ts';
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
export async function together(houses: readonly House[], plan: SideBySide): Promise<readonly number[]> {
  const servers: { readonly house: House; readonly child: Awaited<ReturnType<House['start']>> }[] = [];
  const wheel = new Wheel();
  try {
    for (const house of houses) servers.push({ house, child: await house.start() });
    for (let opened = 0; opened < plan.tables; opened += AT_A_TIME) {
      for (const { house, child } of servers) {
        const opening = Array.from({ length: Math.min(AT_A_TIME, plan.tables - opened) }, (_, index) =>
          house.open(child, opened + index, new Latencies()),
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
    await Promise.all(servers.map(({ house, child }) => house.stop(child)));
  }
}
