import { type Table, type TableEvent, writeEvent } from '@oeillade/table';
import type { EventStore, FinishedGame, TableEntry, TableProgress } from './event-store.ts';

/** How often the journal is told that a table is in use. Tables that nobody uses are deleted after some time. */
const TOUCH_EVERY = 3_600_000;

/** Where a table stands in the journal. */
export interface JournalPosition {
  readonly code: string;
  readonly table: Table;
  /** The sequence of the next event. */
  readonly sequence: number;
  readonly entry: Pick<TableEntry, 'phase' | 'touched'>;
}

export interface AppendQueueNeeds {
  readonly store: EventStore;
  /** The present time, for stamps in the journal. */
  stamp(): number;
  /** An append failed. Whether its events were stored only the journal can tell. */
  failed(error: Error): void;
}

/** Stores the events of one table in their order, and with them the table's phase and finished games. */
export class AppendQueue {
  readonly #code: string;
  readonly #table: Table;
  readonly #needs: AppendQueueNeeds;
  readonly #unsafe = new Set<Promise<void>>();
  #sequence: number;
  #noted: JournalPosition['entry'];
  /** Null before the first append: older journals may hold a finished game whose record was never stored. */
  #phase: TableEntry['phase'] | null;

  constructor({ code, table, sequence, entry }: JournalPosition, needs: AppendQueueNeeds) {
    this.#code = code;
    this.#table = table;
    this.#sequence = sequence;
    this.#noted = entry;
    this.#phase = table.wasSummarised ? 'over' : null;
    this.#needs = needs;
  }

  get isIdle(): boolean {
    return this.#unsafe.size === 0;
  }

  /** Resolves when the events are safe; if they could not be stored, never. */
  append(events: readonly TableEvent[]): Promise<void> {
    const { store } = this.#needs;
    const ended = this.#justEnded();
    const replacesAll = ended !== null && store.hasRecords === true;
    const texts = (replacesAll ? [this.#table.summary()] : events).map(writeEvent);
    const progress = this.#progress(ended, replacesAll);
    const stored = store.append(this.#code, this.#sequence, texts, progress);
    this.#sequence += texts.length;
    return new Promise((safe) => {
      this.#unsafe.add(stored);
      stored.then(
        () => {
          this.#unsafe.delete(stored);
          safe();
        },
        (error: Error) => this.#needs.failed(error),
      );
    });
  }

  /** For messages without events: when the store reports next; null for a store without moments of its own. */
  nextAnswer(): Promise<void> | null {
    const moment = this.#needs.store.nextAnswer?.() ?? null;
    if (moment) {
      this.#unsafe.add(moment);
      void moment.then(() => this.#unsafe.delete(moment));
    }
    return moment;
  }

  /** Resolves when all that was appended so far is safe, or could not be stored. */
  async settled(): Promise<void> {
    await Promise.allSettled([...this.#unsafe]);
  }

  /** The table's phase and finished game, where the journal does not know them yet. */
  #progress(ended: FinishedGame | null, replacesAll: boolean): TableProgress | undefined {
    const { phase, game } = this.#table.seating;
    const now = Math.floor(this.#needs.stamp());
    // A clock that was wrong may have stamped the table with a time that is still to come.
    const isNoted = phase === this.#noted.phase && Math.abs(now - this.#noted.touched) < TOUCH_EVERY;
    if (isNoted && !ended) return undefined;
    this.#noted = { phase, touched: now };
    return { ...this.#noted, game, ended: ended ? [ended] : [], replacesAll };
  }

  #justEnded(): FinishedGame | null {
    const { phase, game, round } = this.#table.seating;
    const record = phase === 'over' && this.#phase !== 'over' ? this.#table.record() : null;
    this.#phase = phase;
    if (record === null) return null;
    return { entry: { code: this.#code, round, game, ended: Math.floor(this.#needs.stamp()) }, record };
  }
}
