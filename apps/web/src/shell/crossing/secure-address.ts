/** What the server says of its secure door: where this page is served over HTTPS, or null where it is not. */
export async function askSecureAddress(signal: AbortSignal): Promise<string | null> {
  const { secure } = (await (await fetch('/api/address', { signal })).json()) as { secure?: unknown };
  return typeof secure === 'string' && URL.canParse(secure) ? new URL(secure).origin : null;
}
