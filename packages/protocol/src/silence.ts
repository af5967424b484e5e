/** A server pings each socket at least once in so many milliseconds, whatever else it sends. */
export const PING_EVERY = 5_000;

/** After so many milliseconds without a frame, two pings are missing: the connection is dead, even if it looks open. */
export const LONGEST_SILENCE = 2 * PING_EVERY;
