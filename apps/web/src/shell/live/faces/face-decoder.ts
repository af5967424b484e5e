import type { Packet } from '@oeillade/protocol/live';

/** A picture that can be painted; whoever has painted it closes it. */
export type Picture = VideoFrame | ImageBitmap;

export interface FaceDecoder {
  /** A key first, then what follows it. */
  decode(packet: Packet): void;
  close(): void;
}

export interface Decoding {
  readonly decoded: (picture: Picture) => void;
  /** It gives nothing more. */
  readonly failed: () => void;
}

/** Whether this browser can show the pictures of others: nearly all of them are written as video. */
export const canShowFaces = (): boolean => 'VideoDecoder' in globalThis;

/** One for the format of the packet; null where this browser cannot read it. */
export function decoderFor({ format }: Packet, decoding: Decoding): FaceDecoder | null {
  if (format === 'jpeg') return jpegDecoder(decoding);
  return format === 'vp8' && canShowFaces() ? vp8Decoder(decoding) : null;
}

function vp8Decoder({ decoded, failed }: Decoding): FaceDecoder {
  const decoder = new VideoDecoder({ output: decoded, error: failed });
  decoder.configure({ codec: 'vp8', optimizeForLatency: true });
  return {
    decode: ({ kind, sentAt, content }) => {
      if (decoder.state !== 'configured') return;
      const type = kind === 'key' ? 'key' : 'delta';
      decoder.decode(new EncodedVideoChunk({ type, timestamp: sentAt * 1000, data: content }));
    },
    close: () => decoder.state !== 'closed' && decoder.close(),
  };
}

function jpegDecoder({ decoded, failed }: Decoding): FaceDecoder {
  let isClosed = false;
  // One after the other: an older picture must not come after a newer one.
  let before: Promise<unknown> = Promise.resolve();
  return {
    decode: ({ content }) => {
      const blob = new Blob([content as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' });
      before = before
        .then(() => (isClosed ? null : createImageBitmap(blob)))
        .then((picture) => {
          if (isClosed) picture?.close();
          else if (picture) decoded(picture);
        })
        .catch(failed);
    },
    close: () => {
      isClosed = true;
    },
  };
}
