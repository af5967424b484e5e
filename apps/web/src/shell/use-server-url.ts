import { useEffect, useState } from 'react';

/** Host names that lead every machine to itself. */
const OWN = /^(?:localhost|127\.[\d.]+|\[::1\])$/;

/**
 * Where others reach this server. On the machine of the server itself, as when it has the television too, the page's own
 * address would lead each phone to that phone: there the server says where it is reached.
 */
export function useServerUrl(): string {
  const [url, setUrl] = useState(window.location.origin);
  useEffect(() => {
    if (!OWN.test(window.location.hostname)) return;
    const asking = new AbortController();
    void askServer(asking.signal).then((known) => known && setUrl(known));
    return () => asking.abort();
  }, []);
  return url;
}

/** Null where it does not know, or does not answer: then the page's own address is as good as any. */
async function askServer(signal: AbortSignal): Promise<string | null> {
  try {
    const { url } = (await (await fetch('/api/address', { signal })).json()) as { url?: unknown };
    return typeof url === 'string' ? url.replace(/\/$/, '') : null;
  } catch {
    return null;
  }
}
