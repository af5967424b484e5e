/** The library has no types of its own: these are of what is used here. */
declare module 'gifenc/dist/gifenc.esm.js' {
  interface FrameOptions {
    /** With the first picture the colours of all pictures, with any other its own. */
    readonly palette?: readonly (readonly number[])[];
    /** In milliseconds. */
    readonly delay: number;
    /** 0: for ever. */
    readonly repeat?: number;
    /** 1: what is drawn stays under the next picture. */
    readonly dispose: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
  }

  interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }

  export function GIFEncoder(): Encoder;
  export function quantize(rgba: Uint8ClampedArray, colours: number): number[][];
  export function applyPalette(rgba: Uint8ClampedArray, palette: readonly (readonly number[])[]): Uint8Array;
}
