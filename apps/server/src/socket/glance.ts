import type { Asked, Pong } from '@oeillade/protocol';

type Look = Asked & { readonly ask: 'look' };

const ID = '"id":"([\\w-]{1,40})"';
const AT = '"at":(null|[0-7])';
const LOOK = new RegExp(`^\\{"ask":"look",(?:${ID},${AT}|${AT},${ID})\\}$`);

/**
 * A look as clients write it, read at a glance: nine of ten frames are looks, and to take them apart and check them
 * like all others is a tenth of a server's work. Null for anything else, and for looks that are written otherwise.
 */
export function readLook(text: string): Look | null {
  const found = LOOK.exec(text);
  if (!found) return null;
  const id = found[1] ?? found[4]!;
  const at = found[2] ?? found[3]!;
  return { ask: 'look', id, at: at === 'null' ? null : Number(at) };
}

const TIME = '(?:0|[1-9][0-9]{0,14})(?:\\.[0-9]{1,15})?';
const PONG = new RegExp(`^\\{"ask":"pong","sent":(?<sent>${TIME}),"theirs":(?<theirs>${TIME})\\}$`);

/** The same for the answer to a ping: what is left of the frames is hardly anything else. */
export function readPong(text: string): Pong | null {
  const found = PONG.exec(text)?.groups;
  return found ? { ask: 'pong', sent: Number(found['sent']), theirs: Number(found['theirs']) } : null;
}
