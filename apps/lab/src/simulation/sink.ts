import { type FileHandle, open } from 'node:fs/promises';
import { fileError } from '../errors.ts';

/** Where records go: a file, or standard output. */
export interface Sink {
  write(bytes: Uint8Array): Promise<void>;
  close(): Promise<void>;
}

export async function openSink(path: string): Promise<Sink> {
  if (path === '-') return standardOutput;
  try {
    return fileSink(path, await open(path, 'w'));
  } catch (error) {
    throw fileError('write', path, error);
  }
}

const standardOutput: Sink = {
  write(bytes) {
    return new Promise((resolve, reject) => {
      process.stdout.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
  },
  async close() {},
};

const fileSink = (path: string, file: FileHandle): Sink => ({
  async write(bytes) {
    try {
      await file.appendFile(bytes);
    } catch (error) {
      throw fileError('write', path, error);
    }
  },
  close: () => file.close(),
});
