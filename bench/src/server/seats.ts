/** How many sit at each table. */
export const SEATS = 8;
