/**
 * Does a request come from one of our own pages? Pages of other sites may not play in somebody's name, nor use up what
 * their address may ask for: of a picture, a browser says where it stands by `Sec-Fetch-Site` alone. Programs that are
 * no browsers send neither.
 */
export function isOurs(
  origin: string | undefined,
  host: string | undefined,
  others: readonly string[],
  site?: string,
): boolean {
  if (origin === undefined) return site !== 'cross-site';
  if (others.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
