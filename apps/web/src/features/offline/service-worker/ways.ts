/** How a request is answered: pages from the network first, files from what was kept first, the rest as if nobody asked. */
export type Way = 'page' | 'file' | 'network';

type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

export function wayOf({ method, mode, url }: Asked, origin: string): Way {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || pathname.startsWith('/api/')) return 'network';
  return mode === 'navigate' ? 'page' : 'file';
}

/** A page is shown as it came, unless the server behind it is broken: then the cached one is better. */
export const isUsable = ({ status }: Pick<Response, 'status'>): boolean => status < 500;

/** The caches that are older than ours. A newer version may be on its way, whose cache must stay. */
export const olderThan = (ours: string, names: readonly string[]): readonly string[] =>
  names.slice(0, Math.max(0, names.indexOf(ours)));
