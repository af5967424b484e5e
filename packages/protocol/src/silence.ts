/** A server pings each socket at least once in so many milliseconds, whatever else it sends. */
export const PING_EVERY = 5_000;

/** A connection on which no frame has come for so long is dead, however open it looks: two pings are missing. */
export const LONGEST_SILENCE = 2 * PING_EVERY;
