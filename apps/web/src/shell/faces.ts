/** As many faces as are drawn, and as a table knows. */
export const FACES = 32;
