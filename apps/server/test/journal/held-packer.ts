import { type RecordPacker, recordPacker } from '../../src/journal/records.ts';

/** Packs and unpacks as a server does, but not while it is held. */
export class HeldPacker implements RecordPacker {
  #gate: Promise<unknown> = Promise.resolve();
  /** How many records wait at the gate. */
  waiting = 0;

  /** From now on nothing gets through, until the function that this gives is called. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#gate = promise;
    return resolve;
  }

  /** As if there were no memory for it. */
  breakNext(): void {
    this.#gate = Promise.reject(new Error('cannot be packed'));
    this.#gate.catch(() => {
      this.#gate = Promise.resolve();
    });
  }

  async pack(record: string): Promise<Uint8Array> {
    await this.#pass();
    return recordPacker.pack(record);
  }

  async unpack(kept: Uint8Array): Promise<string> {
    await this.#pass();
    return recordPacker.unpack(kept);
  }

  async #pass(): Promise<void> {
    this.waiting++;
    try {
      await this.#gate;
    } finally {
      this.waiting--;
    }
  }
}
