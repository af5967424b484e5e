import { promisify } from 'node:util';
import { gunzip, gunzipSync, gzip, gzipSync } from 'node:zlib';

/** The first byte of what gzip makes. A record begins with a brace. */
const GZIP = 0x1f;

/** A record compressed, as it is stored: a tenth of its length. */
export const packRecord = (record: string): Uint8Array => gzipSync(record);

/** The same, without blocking the event loop. */
export const packRecordAside: (record: string) => Promise<Uint8Array> = promisify(gzip);

const isPacked = (kept: Uint8Array): boolean => kept[0] === GZIP;

/** Journals of the first version have records that were never packed. */
export const unpackRecord = (kept: Uint8Array): string =>
  Buffer.from(isPacked(kept) ? gunzipSync(kept) : kept).toString();

const gunzipAside: (kept: Uint8Array) => Promise<Uint8Array> = promisify(gunzip);

/** The same, without blocking the event loop. */
export const unpackRecordAside = async (kept: Uint8Array): Promise<string> =>
  Buffer.from(isPacked(kept) ? await gunzipAside(kept) : kept).toString();
