import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** The most bytes that all records in memory may take together, those that are being sent included. */
const MOST_BYTES = 32 * 1024 * 1024;
/** How many records are read from the journal at a time, and how many may wait for that. */
const MOST_READING = 2;
const MOST_WAITING = 64;

/** How many records one address is sent at a time: sending megabytes takes time, for which others would wait. */
const MOST_SENT = 16;

/** A record, and the hash by which a client knows whether it has it already. */
export interface KeptRecord {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly hash: string;
}

/** `busy`: too much is being sent, ask again; `gone`: nobody waits for the answer any more. */
export type FoundRecord = KeptRecord | 'missing' | 'busy' | 'gone';

interface Kept extends KeptRecord {
  /** How many answers are being sent from it. */
  readers: number;
}

/** A record on its way from the journal. */
class Reading {
  readonly asking: ServerResponse[] = [];
  /** The record was deleted while it was being read. */
  isVoid = false;
  result: Promise<Kept | 'missing' | 'gone'> = Promise.resolve('gone');
}

/**
 * Records on their way to clients. One has a megabyte or two: everybody who asks for the same one is sent the same
 * bytes, few are read at once, and what is kept or being sent is bounded, however many ask and however slowly they read.
 */
export class Records {
  /** In the order in which they were last asked for, the oldest first. */
  readonly #kept = new Map<string, Kept>();
  readonly #reading = new Map<string, Reading>();
  readonly #queue: (() => void)[] = [];
  /** How many records each address is being sent, and who waits for its turn. */
  readonly #sending = new Map<string, { count: number; readonly waiting: (() => void)[] }>();
  readonly #most: number;
  #atWork = 0;
  #bytes = 0;

  constructor(most = MOST_BYTES) {
    this.#most = most;
  }

  /** The bytes that the records in memory take together. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Gives a record until the response is over; `read` fetches it where it is not in memory. */
  async lend(
    key: string,
    address: string,
    response: ServerResponse,
    read: () => Promise<string | null>,
  ): Promise<FoundRecord> {
    await this.#turnOf(address, response);
    if (response.destroyed) return 'gone';
    const found = this.#kept.get(key) ?? (await this.#read(key, response, read));
    if (typeof found === 'string') return found;
    if (response.destroyed) return 'gone';
    if (!this.#keep(key, found)) return 'busy';
    found.readers++;
    response.once('close', () => {
      found.readers--;
      // While it was being sent, it was deleted or another record has taken its place.
      if (found.readers === 0 && this.#kept.get(key) !== found) this.#bytes -= found.bytes.length;
    });
    return found;
  }

  /** The record is no longer given to anybody. */
  forget(key: string): void {
    const reading = this.#reading.get(key);
    if (reading) reading.isVoid = true;
    const kept = this.#kept.get(key);
    if (!kept) return;
    this.#kept.delete(key);
    if (kept.readers === 0) this.#bytes -= kept.bytes.length;
  }

  clear(): void {
    for (const key of [...this.#kept.keys()]) this.forget(key);
  }

  async #turnOf(address: string, response: ServerResponse): Promise<void> {
    const sending = this.#sending.get(address) ?? { count: 0, waiting: [] };
    this.#sending.set(address, sending);
    if (sending.count < MOST_SENT) sending.count++;
    else await new Promise<void>((turn) => sending.waiting.push(turn));
    const release = (): void => {
      const next = sending.waiting.shift();
      if (next) next();
      else if (--sending.count === 0) this.#sending.delete(address);
    };
    if (response.destroyed) release();
    else response.once('close', release);
  }

  /** False where there is no room for it: all that is in memory is being sent. */
  #keep(key: string, record: Kept): boolean {
    if (this.#kept.get(key) === record) {
      // Anew at the end: the oldest are at the front, and go first.
      this.#kept.delete(key);
      this.#kept.set(key, record);
      return true;
    }
    for (const [old, { readers }] of this.#kept) {
      if (this.#bytes + record.bytes.length <= this.#most) break;
      if (readers === 0) this.forget(old);
    }
    // One that is larger than all the room there is goes out alone.
    if (this.#bytes > 0 && this.#bytes + record.bytes.length > this.#most) return false;
    this.forget(key);
    this.#kept.set(key, record);
    this.#bytes += record.bytes.length;
    return true;
  }

  async #read(
    key: string,
    response: ServerResponse,
    read: () => Promise<string | null>,
  ): Promise<Kept | 'missing' | 'busy' | 'gone'> {
    const others = this.#reading.get(key);
    if (others) {
      others.asking.push(response);
      return others.result;
    }
    if (this.#queue.length >= MOST_WAITING) return 'busy';
    const reading = new Reading();
    reading.asking.push(response);
    this.#reading.set(key, reading);
    reading.result = this.#inTurn(async () => {
      if (reading.asking.every(({ destroyed }) => destroyed)) return 'gone' as const;
      const text = await read();
      return text === null || reading.isVoid ? ('missing' as const) : asRecord(text);
    }).finally(() => this.#reading.delete(key));
    return reading.result;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#atWork >= MOST_READING) await new Promise<void>((turn) => this.#queue.push(turn));
    else this.#atWork++;
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#atWork--;
    }
  }
}

function asRecord(text: string): Kept {
  // Not from the pool that small buffers share: a kept record would keep the whole pool in memory.
  const bytes = new Uint8Array(new TextEncoder().encode(text));
  return { bytes, hash: createHash('sha256').update(bytes).digest('hex'), readers: 0 };
}
