/** What a GIF says of itself, as far as it is written down before each of its pictures. */
export interface GifFacts {
  readonly width: number;
  readonly height: number;
  /** How long each picture is shown, in milliseconds. */
  readonly delays: readonly number[];
  /** Whether it begins again by itself. */
  readonly isLoop: boolean;
}

const IMAGE = 0x2c;
const EXTENSION = 0x21;
const GRAPHIC_CONTROL = 0xf9;

/** Reads the blocks of a GIF, and none of its pictures. */
export function readGif(bytes: Buffer): GifFacts {
  const palette = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const delays: number[] = [];
  let at = 13 + palette(bytes[10]!);
  const skipBlocks = () => {
    while (bytes[at] !== 0) at += bytes[at]! + 1;
    at += 1;
  };
  while (bytes[at] === IMAGE || bytes[at] === EXTENSION) {
    if (bytes[at] === IMAGE) {
      at += 10 + palette(bytes[at + 9]!) + 1;
    } else {
      if (bytes[at + 1] === GRAPHIC_CONTROL) delays.push(bytes.readUInt16LE(at + 4) * 10);
      at += 2;
    }
    skipBlocks();
  }
  return {
    width: bytes.readUInt16LE(6),
    height: bytes.readUInt16LE(8),
    delays,
    isLoop: bytes.includes('NETSCAPE2.0'),
  };
}
