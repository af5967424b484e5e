export const PLAYERS = { min: 2, max: 6 } as const;
