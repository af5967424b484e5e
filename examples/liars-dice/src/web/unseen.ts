/** Dice under a cup that is not one's own. */
export const unseen = (count: number): null[] => new Array<null>(count).fill(null);
