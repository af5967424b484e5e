import type { PacketFormat } from '@oeillade/protocol/live';

/** What the page tells the worker that writes its pictures. */
export type ToWriter =
  /** Where the browser gives a camera's frames as a stream, the worker reads them itself. */
  | { readonly say: 'camera'; readonly frames: ReadableStream<VideoFrame> | null }
  /** Elsewhere the page takes them from a video, as often as they are needed. */
  | { readonly say: 'frame'; readonly frame: ImageBitmap }
  /** What was written last did not go out, or nobody has it any more: the next picture must need none before it. */
  | { readonly say: 'anew' };

/** A picture as it goes to the others. */
export interface Written {
  readonly format: PacketFormat;
  readonly isKey: boolean;
  /** Milliseconds on the clock of the worker. */
  readonly at: number;
  readonly content: Uint8Array<ArrayBuffer>;
}
