/** RFC 6716, 3.1: what the two lowest bits of the first byte say of the frames that follow it. */
const FRAMES = 0b11;
const ONE_FRAME = 0;
const ANY_NUMBER = 0b11;
/** RFC 6716, 3.2.5, of the second byte of a packet with any number of frames. */
const ONE = 1;
const PADDED = 0b0100_0000;
/** A length that this byte begins goes on in the next one, after 254. */
const MORE = 255;

/**
 * A packet of Opus with one frame, filled up to `size` as Opus itself provides for, so that nobody can tell by sizes what is
 * said in it. Null where it cannot be made as small.
 */
export function padOpus(packet: Uint8Array, size: number): Uint8Array | null {
  const missing = size - packet.length;
  if (packet.length === 0 || missing < 0) return null;
  if (missing === 0) return packet;
  if ((packet[0]! & FRAMES) !== ONE_FRAME) return null;
  const frame = packet.subarray(1);
  const lengths = missing === 1 ? [] : lengthOf(missing - 2);
  const padded = new Uint8Array(size);
  padded[0] = packet[0]! | ANY_NUMBER;
  padded[1] = ONE | (missing === 1 ? 0 : PADDED);
  padded.set(lengths, 2);
  padded.set(frame, 2 + lengths.length);
  return padded;
}

/** How a padding is written that takes so many bytes beside the first byte of its own length. */
function lengthOf(bytes: number): number[] {
  const lengths: number[] = [];
  let left = bytes;
  while (left >= MORE) {
    lengths.push(MORE);
    left -= MORE;
  }
  return [...lengths, left];
}

/** RFC 6716, 3.1 and 4.1: 20 ms of speech in one frame without a byte, which decoders fill with what was before. */
export const UNHEARD = Uint8Array.of(0b0000_1000);
