import { writeEvent } from '@oeillade/table';
import type { Waiting } from './backlog.ts';
import type { Keeper, Progress, TableEntry } from './keeper.ts';

/** How often the journal is told that a table is in use: tables that are not are forgotten one day. */
const TOUCH_EVERY = 3_600_000;

export interface ScribeNeeds {
  readonly keeper: Keeper;
  now(): number;
  /** Whether it was stored is not known: only the journal can tell. */
  failed(error: Error): void;
}

/** Where the table stands in the journal. */
export interface Standing {
  readonly code: string;
  /** The sequence of the next event. */
  readonly sequence: number;
  readonly entry: Pick<TableEntry, 'phase' | 'touched'>;
}

/** On its way to the journal. */
interface Sent {
  isSafe: boolean;
  readonly safe: () => void;
}

/**
 * Stores what a table gives. Nothing waits with being stored for what is still on its way, or a command would wait twice
 * for the disk; but one thing after the other is said to be safe.
 */
export class Scribe {
  readonly #code: string;
  readonly #needs: ScribeNeeds;
  readonly #sent: Sent[] = [];
  #sequence: number;
  #noted: Standing['entry'];

  constructor({ code, sequence, entry }: Standing, needs: ScribeNeeds) {
    this.#code = code;
    this.#sequence = sequence;
    this.#noted = entry;
    this.#needs = needs;
  }

  /** Everything is safe. */
  get isIdle(): boolean {
    return this.#sent.length === 0;
  }

  /** Stores what comes of a batch; calls `safe` when it, and all before it, is. */
  store(batch: readonly Waiting[], game: string, safe: () => void): void {
    const sent: Sent = { isSafe: false, safe };
    this.#sent.push(sent);
    const events: string[] = [];
    for (const { output } of batch) for (const event of output.events) events.push(writeEvent(event));
    if (events.length === 0) return this.#isSafe(sent);
    const kept = this.#needs.keeper.append(this.#code, this.#sequence, events, this.#progress(batch, game));
    this.#sequence += events.length;
    kept.then(() => this.#isSafe(sent), this.#needs.failed);
  }

  #isSafe(sent: Sent): void {
    sent.isSafe = true;
    while (this.#sent[0]?.isSafe) this.#sent.shift()!.safe();
  }

  /** What the journal does not know yet of how far the table has got. */
  #progress(batch: readonly Waiting[], game: string): Progress | undefined {
    // Eyes get it no further.
    if (batch.every(({ isOnlyEyes }) => isOnlyEyes)) return undefined;
    const { phase } = batch[batch.length - 1]!;
    const now = this.#needs.now();
    const isNoted = phase === this.#noted.phase && now - this.#noted.touched < TOUCH_EVERY;
    if (isNoted && !batch.some(({ ended }) => ended)) return undefined;
    const touched = Math.floor(now);
    this.#noted = { phase, touched };
    return { phase, game, touched, ended: batch.flatMap(({ ended }) => ended ?? []) };
  }
}
