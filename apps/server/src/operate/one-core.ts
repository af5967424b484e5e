import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';

/**
 * Where there is one core, the garbage collector's four helpers work on it too, and for the better part of a second
 * the tables get a fifth of it. Without them it does the same work in small steps in between. This takes seconds, in
 * which what has just been made is to be cleared away as always, or there is too much of it at the end.
 */
export function spareOnlyCore(): void {
  if (availableParallelism() > 1) return;
  setFlagsFromString('--no-concurrent-marking');
  setFlagsFromString('--no-separate-gc-phases');
}
