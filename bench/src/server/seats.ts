/** At every table. */
export const SEATS = 8;
