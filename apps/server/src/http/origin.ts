/**
 * Does a request come from one of our own pages? Pages of other sites may not play in somebody's name. Programs that
 * are no browsers send no origin.
 */
export function isOurs(
  origin: string | undefined,
  host: string | undefined,
  others: readonly string[],
): boolean {
  if (origin === undefined || others.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
