import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';

const PIECE = 16 * 1024 * 1024;

/** Where the system lets a process look into another one. */
export const canReadMemory = (pid: number): boolean => existsSync(`/proc/${pid}/mem`);

/** Which of these bytes are anywhere in the memory of a process, by their places in the list. */
export function foundInMemory(pid: number, needles: readonly Buffer[]): readonly number[] {
  const found = new Set<number>();
  const longest = Math.max(...needles.map(({ length }) => length));
  const memory = openSync(`/proc/${pid}/mem`, 'r');
  const buffer = Buffer.alloc(PIECE);
  try {
    for (const [from, to] of writable(pid)) {
      for (let at = from; at < to; at += PIECE - longest) {
        const piece = buffer.subarray(0, readAt(memory, buffer, at, Math.min(PIECE, to - at)));
        for (const [nth, needle] of needles.entries()) if (piece.includes(needle)) found.add(nth);
      }
    }
  } finally {
    closeSync(memory);
  }
  return [...found].sort((one, other) => one - other);
}

/** What was read from a file is no work of the process. */
const writable = (pid: number): (readonly [from: number, to: number])[] =>
  readFileSync(`/proc/${pid}/maps`, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, from, to] = /^([0-9a-f]+)-([0-9a-f]+) rw/.exec(line) ?? [];
      return from && to ? [[Number.parseInt(from, 16), Number.parseInt(to, 16)] as const] : [];
    });

/** Empty where the process has given this memory back meanwhile. */
function readAt(file: number, buffer: Buffer, at: number, length: number): number {
  try {
    return readSync(file, buffer, 0, length, at);
  } catch {
    return 0;
  }
}
