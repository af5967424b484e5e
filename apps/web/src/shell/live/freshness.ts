import { readNumber, type SealNumber } from './sealing.ts';

/** Whoever looks back at a face is given again what came since its last key picture: so much is sent in a second and a half. */
const GIVEN_AGAIN = 120;

interface Newest {
  session: string;
  count: number;
  /** The sessions before it. */
  readonly over: Set<string>;
}

/**
 * Tells what has just been sealed from what was sealed before: the server, which can open nothing, could still keep an hour of a
 * face and give it out again as living. Of each seat what has been counted stays counted, and a session that was followed by another is over.
 */
export class Freshness {
  readonly #newest = new Map<number, Newest>();

  /** Of what was opened with the table's key; whether it is new. */
  takes(from: number, sealed: Uint8Array): boolean {
    const { session, count }: SealNumber = readNumber(sealed);
    const newest = this.#newest.get(from);
    if (!newest) {
      this.#newest.set(from, { session, count, over: new Set() });
      return true;
    }
    if (newest.over.has(session)) return false;
    if (newest.session === session) {
      if (count <= newest.count - GIVEN_AGAIN) return false;
      newest.count = Math.max(newest.count, count);
      return true;
    }
    newest.over.add(newest.session);
    newest.session = session;
    newest.count = count;
    return true;
  }
}
