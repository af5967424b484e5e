/** The most characters that a player may type: with the drawn words they are within the protocol's 200. */
export const LONGEST_TYPED = 160;
