/** Raised when an old client could no longer understand a new server, or the other way round. */
export const PROTOCOL = 4;
