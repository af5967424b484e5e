import { type Phase, writeEvent } from '@oeillade/table';
import type { Waiting } from './backlog.ts';
import type { Keeper, TableEntry } from './keeper.ts';

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
  #isNoting = false;

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

  /** Nothing can be stored right now: a game that has ended is put away before the table can forget it. */
  get isNoting(): boolean {
    return this.#isNoting;
  }

  /** Stores what comes of a batch; calls `safe` when it, and all before it, is. */
  store(batch: readonly Waiting[], game: string, safe: () => void): void {
    const sent: Sent = { isSafe: false, safe };
    this.#sent.push(sent);
    const kept = this.#keep(batch, game);
    if (kept) kept.then(() => this.#isSafe(sent), this.#needs.failed);
    else this.#isSafe(sent);
  }

  #isSafe(sent: Sent): void {
    sent.isSafe = true;
    while (this.#sent[0]?.isSafe) this.#sent.shift()!.safe();
  }

  #keep(batch: readonly Waiting[], game: string): Promise<void> | null {
    const events = batch.flatMap(({ output }) => output.events.map(writeEvent));
    if (events.length === 0) return null;
    const kept = this.#needs.keeper.append(this.#code, this.#sequence, events);
    this.#sequence += events.length;
    const { ended, phase } = batch.at(-1)!;
    const isNoted = phase === this.#noted.phase && this.#needs.now() - this.#noted.touched < TOUCH_EVERY;
    return isNoted && !ended ? kept : this.#note(kept, phase, game, ended);
  }

  /** Notes how far the table has got, once what has brought it there is safe. */
  async #note(kept: Promise<void>, phase: Phase, game: string, ended: Waiting['ended']): Promise<void> {
    const { keeper } = this.#needs;
    this.#isNoting = true;
    await kept;
    if (ended) await keeper.keepGame(ended.entry, ended.record);
    const touched = Math.floor(this.#needs.now());
    await keeper.touch(this.#code, phase, game, touched);
    this.#noted = { phase, touched };
    this.#isNoting = false;
  }
}
