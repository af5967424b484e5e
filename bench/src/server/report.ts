/**
 * Loaded into every server that is measured, before the server itself: tells what the process uses, and ends it when
 * whoever measures is gone.
 */
export interface Usage {
  /** Seconds of processor time since the start. */
  readonly cpu: number;
  /** Bytes. */
  readonly memory: number;
}

export const ASK_USAGE = 'usage';
/** As ASK_USAGE, after the garbage has been collected. */
export const ASK_CLEAN_USAGE = 'clean usage';

if (process.send) {
  process.on('message', (asked) => {
    if (asked !== ASK_USAGE && asked !== ASK_CLEAN_USAGE) return;
    if (asked === ASK_CLEAN_USAGE) (globalThis as { gc?: () => void }).gc?.();
    const { user, system } = process.cpuUsage();
    const usage: Usage = { cpu: (user + system) / 1e6, memory: process.memoryUsage.rss() };
    process.send?.({ m: 'usage', ...usage });
  });
  process.on('disconnect', () => process.exit(0));
}
