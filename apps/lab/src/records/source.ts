import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { fileError } from '../errors.ts';

/** The bytes of a file, or of standard input for `-`, and how much of them was read. */
export class Source {
  /** What it is called in messages. */
  readonly path: string;
  readonly #open: () => AsyncIterable<Uint8Array>;
  /** Zero where nobody can tell, as with a pipe. */
  readonly #size: number;
  #read = 0;

  private constructor(path: string, size: number, open: () => AsyncIterable<Uint8Array>) {
    this.path = path;
    this.#size = size;
    this.#open = open;
  }

  static async open(path: string): Promise<Source> {
    if (path === '-') return new Source('standard input', 0, () => process.stdin);
    try {
      const { size } = await stat(path);
      return new Source(path, size, () => createReadStream(path));
    } catch (error) {
      throw fileError('read', path, error);
    }
  }

  get share(): number {
    return this.#size === 0 ? 0 : this.#read / this.#size;
  }

  async *bytes(): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of this.#open()) {
        this.#read += chunk.length;
        yield chunk;
      }
    } catch (error) {
      throw fileError('read', this.path, error);
    }
  }
}
