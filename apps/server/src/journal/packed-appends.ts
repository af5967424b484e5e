import type { Append, GameEntry, TableProgress } from './port.ts';
import type { RecordPacker } from './records.ts';

/** A finished game as it is stored. */
export interface PackedGame {
  readonly entry: GameEntry;
  readonly record: Uint8Array;
}

export interface PackedProgress extends Omit<TableProgress, 'ended'> {
  readonly ended: readonly PackedGame[];
}

/** An append as it is stored, with the records of finished games packed. */
export interface PackedAppend extends Omit<Append, 'progress'> {
  readonly progress?: PackedProgress | undefined;
}

/**
 * Packs the records of finished games before their appends are handed on to the database. Appends of other tables go on
 * meanwhile; those of the same table stay behind its record.
 */
export class PackedAppends {
  readonly #packer: RecordPacker;
  readonly #store: (append: PackedAppend) => Promise<void>;
  /** The last append of each table that has to wait, for its own record or for that of one before it. */
  readonly #waiting = new Map<string, Promise<void>>();

  constructor(packer: RecordPacker, store: (append: PackedAppend) => Promise<void>) {
    this.#packer = packer;
    this.#store = store;
  }

  append(append: Append): Promise<void> {
    const { code, progress } = append;
    const before = this.#waiting.get(code);
    if (!before && !progress?.ended.length)
      return this.#store({ ...append, progress: progress && { ...progress, ended: [] } });
    return new Promise((done, failed) => {
      const ready = Promise.allSettled([this.#packed(append), before]).then(([packed]) => {
        if (this.#waiting.get(code) === ready) this.#waiting.delete(code);
        // The next of this table leaves a gap behind one that could not be packed, and is refused by the database.
        if (packed.status === 'rejected') failed(packed.reason as Error);
        else this.#store(packed.value).then(done, failed);
      });
      this.#waiting.set(code, ready);
    });
  }

  /** Resolves when all that waits now has been handed on. */
  async handedOn(): Promise<void> {
    await Promise.all(this.#waiting.values());
  }

  async #packed({ progress, ...append }: Append): Promise<PackedAppend> {
    if (!progress) return append;
    const ended = progress.ended.map(async ({ entry, record }) => ({
      entry,
      record: await this.#packer.pack(record),
    }));
    return { ...append, progress: { ...progress, ended: await Promise.all(ended) } };
  }
}
