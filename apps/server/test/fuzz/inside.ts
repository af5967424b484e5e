/** Loaded into the server under attack, before the server itself: tells what is in its memory, after a cleaning. */
export interface Inside {
  readonly heap: number;
  readonly resident: number;
}

process.on('message', (asked) => {
  if (asked !== 'inside') return;
  const clean = (globalThis as { gc?: () => void }).gc;
  clean?.();
  clean?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ heap: heapUsed + external, resident: rss } satisfies Inside);
});
process.on('disconnect', () => process.exit(1));
