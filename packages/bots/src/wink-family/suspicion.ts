import type { Seat } from '@oeillade/kernel';

/**
 * What a second of watching a face is worth, as the logarithm of how much more likely it makes that face a partner: of a face
 * that looks at the caller, of one that looks elsewhere, and of a caller whose eyes rest on it. Counted in games of bots: a
 * partner's eyes are on the caller two to three times as long as anybody else's, a caller's on the partner half as long again.
 */
const WORTH = { atCaller: 0.7, elsewhere: -0.2, callers: 0.6 } as const;
/** Whoever looks up at once when a number is called has been asked for more often than not. */
const FIRST_LOOK = { within: 1_800, worth: 0.5 } as const;
/** Looks that come back to the same caller: somebody hesitates. */
const COMES_BACK = 0.25;
/** Eyes alone never prove much. */
const MOST = 2.2;

/** What the gazes that one has seen say about who may be whose partner. */
export class Suspicion {
  readonly #players: number;
  /** Milliseconds for which each face (row) was seen to look at each other (column), since that other's call. */
  readonly #looked: Float64Array;
  /** The same the other way round: for which that caller was seen to look at the face. */
  readonly #sought: Float64Array;
  /** How long each face was seen at all, and how long it had been when each caller called. */
  readonly #seen: Float64Array;
  readonly #seenAtCall: Float64Array;
  readonly #calledAt: Float64Array;
  /** Separate looks, and the first ones right after the call. */
  readonly #looks: Uint8Array;
  readonly #firstLooks: Uint8Array;

  constructor(players: number) {
    const pairs = players * players;
    this.#players = players;
    this.#looked = new Float64Array(pairs);
    this.#sought = new Float64Array(pairs);
    this.#seen = new Float64Array(players);
    this.#seenAtCall = new Float64Array(pairs);
    this.#calledAt = new Float64Array(players);
    this.#looks = new Uint8Array(pairs);
    this.#firstLooks = new Uint8Array(pairs);
  }

  /** A new call: what was seen before it says nothing about it. */
  begin(caller: Seat, now: number): void {
    this.#calledAt[caller] = now;
    for (let seat = 0; seat < this.#players; seat++) {
      const pair = seat * this.#players + caller;
      this.#looked[pair] = 0;
      this.#sought[pair] = 0;
      this.#looks[pair] = 0;
      this.#firstLooks[pair] = 0;
      this.#seenAtCall[pair] = this.#seen[seat]!;
    }
  }

  /** A face is seen to turn its eyes to another. */
  noteTurn(face: Seat, at: Seat, now: number): void {
    const pair = face * this.#players + at;
    if (this.#looks[pair]! < 255) this.#looks[pair]!++;
    if (now - this.#calledAt[at]! < FIRST_LOOK.within) this.#firstLooks[pair] = 1;
  }

  /** A face was seen to look there since then. */
  noteGaze(face: Seat, at: Seat | null, since: number, now: number): void {
    this.#seen[face]! += now - since;
    if (at === null) return;
    const after = Math.max(0, now - Math.max(since, this.#calledAt[at]!));
    this.#looked[face * this.#players + at]! += after;
    this.#sought[at * this.#players + face]! += Math.max(0, now - Math.max(since, this.#calledAt[face]!));
  }

  /** How many times as likely a face is that caller's partner as it was without eyes. */
  factor(face: Seat, caller: Seat, trust: number): number {
    if (trust === 0) return 1;
    const pair = face * this.#players + caller;
    const looked = this.#looked[pair]! / 1_000;
    const seen = (this.#seen[face]! - this.#seenAtCall[pair]!) / 1_000;
    const sought = this.#sought[pair]! / 1_000;
    const returns = Math.max(0, this.#looks[pair]! - 1);
    const sum =
      WORTH.atCaller * looked +
      WORTH.elsewhere * Math.max(0, seen - looked) +
      WORTH.callers * sought +
      FIRST_LOOK.worth * this.#firstLooks[pair]! +
      COMES_BACK * returns;
    return Math.exp(trust * Math.max(-MOST, Math.min(MOST, sum)));
  }
}
