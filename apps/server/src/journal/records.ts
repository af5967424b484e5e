import { promisify } from 'node:util';
import { gunzipSync, gzip, gzipSync } from 'node:zlib';

/** The first byte of what gzip makes. A record begins with a brace. */
const GZIP = 0x1f;

/** A record compressed, as it is stored: a tenth of its length. */
export const packRecord = (record: string): Uint8Array => gzipSync(record);

/** The same, without blocking the event loop. */
export const packRecordAside: (record: string) => Promise<Uint8Array> = promisify(gzip);

/** Journals of the first version have records that were never packed. */
export function unpackRecord(kept: Uint8Array): string {
  return Buffer.from(kept[0] === GZIP ? gunzipSync(kept) : kept).toString();
}
