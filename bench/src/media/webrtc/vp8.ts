import type { RtpPacket } from 'werift';

/** What Vp8Packetizer writes before the bytes of the picture: extended, with a picture's number of two bytes. */
const DESCRIPTOR = 4;
const STARTS = 0x10;
const IS_DELTA = 0x01;

export const startsPicture = ({ payload }: RtpPacket): boolean => (payload[0]! & STARTS) !== 0;

export const isKeyStart = (packet: RtpPacket): boolean =>
  startsPicture(packet) && (packet.payload[DESCRIPTOR]! & IS_DELTA) === 0;

/** Of a picture of so many bytes: whether it is a key picture, whose it is and when it was sent. */
export function contentOf(bytes: number, isKey: boolean, from: number, now: number): Buffer {
  const content = Buffer.alloc(bytes);
  content[0] = isKey ? 0 : IS_DELTA;
  content[1] = from;
  content.writeDoubleBE(now, 2);
  return content;
}

/** Of the first packet of a picture. */
export const senderOf = ({ payload }: RtpPacket): number => payload[DESCRIPTOR + 1]!;
export const sentAtOf = ({ payload }: RtpPacket): number => payload.readDoubleBE(DESCRIPTOR + 2);
