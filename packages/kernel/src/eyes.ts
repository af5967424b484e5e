/** D-4, D-5: the usual times of eyes, in milliseconds. A record names only those that its table has changed. */
export const EYES = { turning: 200, lasting: 800 } as const;
