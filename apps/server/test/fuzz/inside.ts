import { getHeapSpaceStatistics } from 'node:v8';

/** Loaded into the server under attack, before the server itself: tells what is in its memory, after a cleaning. */
export interface Inside {
  readonly heap: number;
  /**
   * What the process holds of the machine's memory, without the space for young objects: that is empty after a cleaning,
   * and V8 makes it larger once in the life of any process that is at work.
   */
  readonly resident: number;
  /** The same with that empty space. */
  readonly whole: number;
}

const youngSpace = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.physical_space_size ?? 0;

process.on('message', (asked) => {
  if (asked !== 'inside') return;
  const clean = (globalThis as { gc?: () => void }).gc;
  clean?.();
  clean?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ heap: heapUsed + external, resident: rss - youngSpace(), whole: rss } satisfies Inside);
});
process.on('disconnect', () => process.exit(1));
