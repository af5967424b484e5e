import { count } from '../text.ts';

const REDRAW_MS = 100;
const WIDTH = 28;

export interface Progress {
  update(share: number, note: string): void;
  clear(): void;
}

/** A bar on standard error where that is a terminal, and nothing at all elsewhere. */
export function progressBar(stream: NodeJS.WriteStream = process.stderr): Progress {
  if (!stream.isTTY) return { update() {}, clear() {} };
  let drawn = 0;
  const start = performance.now();
  return {
    update(share, note) {
      const now = performance.now();
      if (now - drawn < REDRAW_MS) return;
      drawn = now;
      const filled = Math.round(Math.min(1, share) * WIDTH);
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
      const text = `${bar} ${String(Math.floor(share * 100)).padStart(3)} %  ${note}${timeLeft(share, now - start)}`;
      stream.write(`\r\x1b[K${text.slice(0, (stream.columns || 80) - 1)}`);
    },
    clear() {
      if (drawn > 0) stream.write('\r\x1b[K');
    },
  };
}

function timeLeft(share: number, elapsed: number): string {
  if (share <= 0 || elapsed < 1000) return '';
  return `, ${count(Math.ceil(((1 - share) / share) * (elapsed / 1000)), 'second')} left`;
}
