import type { Packet } from '@oeillade/protocol/live';
import { now } from './clock.ts';

/** A picture that says when it was sent. */
export function pictureAt(isKey: boolean): Packet {
  const content = new Uint8Array(isKey ? 6_500 : 1_100);
  new DataView(content.buffer).setFloat64(0, now());
  return { kind: isKey ? 'key' : 'delta', format: 'vp8', isSealed: false, sentAt: 0, content };
}

export const sentAtOf = ({ content }: Packet): number =>
  new DataView(content.buffer, content.byteOffset).getFloat64(0);
