/** D-4, D-5: how eyes are carried unless the table changes it, in milliseconds. A record leaves out what was not changed. */
export const EYES = { turning: 200, lasting: 800 } as const;
