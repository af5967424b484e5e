import type { Asked } from '@oeillade/protocol';

type Look = Asked & { readonly ask: 'look' };

const ID = '"id":"(?<id>[\\w-]{1,40})"';
const AT = '"at":(?<at>null|[0-7])';
const LOOK = new RegExp(`^\\{"ask":"look",(?:${ID},${AT}|${AT},${ID})\\}$`);

/**
 * A look as clients write it, read at a glance: nineteen of twenty frames are looks, and to take them apart and check
 * them like all others is a tenth of a server's work. Null for anything else, and for looks that are written otherwise.
 */
export function readLook(text: string): Look | null {
  const found = LOOK.exec(text)?.groups;
  if (!found) return null;
  return { ask: 'look', id: found['id']!, at: found['at'] === 'null' ? null : Number(found['at']) };
}
