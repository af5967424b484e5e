import type { Child } from '../child.ts';
import type { Latencies } from '../load/latencies.ts';
import type { LoadTable } from '../load/table.ts';

/** A server that can hold tables. */
export interface Contender {
  readonly name: string;
  start(): Promise<Child>;
  /** Seats eight people at a fresh table; `number` counts the tables of this child. */
  open(child: Child, number: number, latencies: Latencies): Promise<LoadTable>;
  stop(child: Child): Promise<void>;
}
