import { PICTURE, writePacket } from '@oeillade/protocol/live';

/** As VP8 gives them at 150 kbit/s: a key picture each second, and all others together as many bytes again and more. */
const KEY_BYTES = 6_500;
const perSecond = PICTURE.bitsPerSecond / 8;
const DELTA_BYTES = Math.round((perSecond - KEY_BYTES) / (PICTURE.perSecond - 1));

/** Whether the picture of this number is a key picture, and how many bytes it has. */
export function shapeOf(count: number): { readonly isKey: boolean; readonly bytes: number } {
  const isKey = count % PICTURE.keyEvery === 0;
  return { isKey, bytes: isKey ? KEY_BYTES : DELTA_BYTES };
}

/** The next picture of a camera: it says in its content when it was sent. */
export function pictureOf(count: number, now: number): Uint8Array {
  const { isKey, bytes } = shapeOf(count);
  const content = new Uint8Array(bytes);
  new DataView(content.buffer).setFloat64(0, now);
  return writePacket({
    kind: isKey ? 'key' : 'delta',
    format: 'vp8',
    isSealed: false,
    sentAt: Math.floor(now),
    content,
  });
}

/** When a picture was sent. */
export const sentAt = (content: Uint8Array): number =>
  new DataView(content.buffer, content.byteOffset).getFloat64(0);
