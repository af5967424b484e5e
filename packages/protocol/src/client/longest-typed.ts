/** What a player may add to the words by hand: with what is drawn it is within the protocol's 200 characters. */
export const LONGEST_TYPED = 160;
