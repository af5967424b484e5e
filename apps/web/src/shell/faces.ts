/** As many as there are drawn, and as a table knows of. */
export const FACES = 32;
