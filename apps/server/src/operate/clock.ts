/** Milliseconds since 1970 that never go back, whatever is done to the machine's clock. */
export const now = (): number => performance.timeOrigin + performance.now();
