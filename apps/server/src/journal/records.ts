import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

/** The first byte of what gzip makes. A record begins with a brace. */
const GZIP = 0x1f;

/**
 * Makes of a record what is stored, and the other way round. A record may have megabytes, which take tens of
 * milliseconds: tables, and whatever else the journal stores, go on meanwhile.
 */
export interface RecordPacker {
  pack(record: string): Promise<Uint8Array>;
  unpack(kept: Uint8Array): Promise<string>;
}

const compress: (record: string) => Promise<Uint8Array> = promisify(gzip);
const decompress: (kept: Uint8Array) => Promise<Buffer> = promisify(gunzip);

/** Compresses, to a tenth of the length, in the threads that Node has for such work. */
export const recordPacker: RecordPacker = {
  pack: compress,
  async unpack(kept) {
    // Journals of the first version have records that were never packed.
    const plain = kept[0] === GZIP ? await decompress(kept) : Buffer.from(kept);
    return plain.toString();
  },
};
