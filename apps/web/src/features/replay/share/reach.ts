/** Who can follow a link to a replay: everybody where a server has the game, else this device, or whoever has the file. */
export type Reach = 'everybody' | 'device' | 'file';

export function reachOf(path: string): Reach {
  if (path.startsWith('/t/')) return 'everybody';
  return path.includes('?') ? 'device' : 'file';
}
