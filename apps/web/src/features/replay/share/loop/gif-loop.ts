/// <reference path="./gifenc.d.ts" />
import { applyPalette, GIFEncoder, quantize } from 'gifenc/dist/gifenc.esm.js';

/** A picture as a canvas gives it: four bytes for each point. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Few inks and their edges: more colours would only make it larger. One place is kept for what stays as it was. */
const COLOURS = 127;

/** A loop as a GIF, written picture by picture. Of each picture only what differs from the one before is kept. */
export class GifLoop {
  readonly #gif = GIFEncoder();
  readonly #palette: number[][];
  #before: Uint8Array | null = null;

  /** The sample has all the colours of the loop. */
  constructor(sample: Pixels, colours = COLOURS) {
    this.#palette = quantize(sample.data, colours);
  }

  add({ data, width, height }: Pixels, ms: number): void {
    const drawn = applyPalette(data, this.#palette);
    const before = this.#before;
    const same = this.#palette.length;
    this.#gif.writeFrame(
      before ? drawn.map((ink, at) => (ink === before[at] ? same : ink)) : drawn,
      width,
      height,
      {
        delay: ms,
        dispose: 1,
        ...(before
          ? { transparent: true, transparentIndex: same }
          : { palette: [...this.#palette, [0, 0, 0]], repeat: 0 }),
      },
    );
    this.#before = drawn;
  }

  finish(): Uint8Array<ArrayBuffer> {
    this.#gif.finish();
    return this.#gif.bytes();
  }
}
