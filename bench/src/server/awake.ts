import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';

const PASTIME = join(import.meta.dirname, 'pastime.ts');
/** The options of `chrt` by which a process runs only where nothing else would. */
const IDLY = ['--idle', '0'] as const;

/**
 * A core with nothing to do is taken away by the host, and comes back late: from a machine that is shared, six times as much
 * is stolen where its cores sleep now and then. So they are given something to do that everything else goes before. Gives
 * whether they could be.
 */
export function keepAwake(cores: readonly number[]): boolean {
  if (cores.length === 0) return false;
  try {
    execFileSync('chrt', [...IDLY, 'taskset', '--version'], { stdio: 'ignore' });
  } catch {
    return false;
  }
  const children = cores.map((core) =>
    spawn('chrt', [...IDLY, 'taskset', '-c', String(core), process.execPath, PASTIME], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
  );
  process.on('exit', () => {
    for (const child of children) child.kill('SIGKILL');
  });
  return true;
}
