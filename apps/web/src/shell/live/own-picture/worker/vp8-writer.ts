import { PICTURE } from '@oeillade/protocol/live';
import type { Writer, Writing } from './writer.ts';

const CONFIG: VideoEncoderConfig = {
  codec: 'vp8',
  width: PICTURE.width,
  height: PICTURE.height,
  bitrate: PICTURE.bitsPerSecond,
  framerate: PICTURE.perSecond,
  latencyMode: 'realtime',
};
/** On a machine that is too slow for all of them, pictures are left out before they are late. */
const MOST_WAITING = 2;

export const canWriteVp8 = async (): Promise<boolean> =>
  typeof VideoEncoder !== 'undefined' &&
  (await VideoEncoder.isConfigSupported(CONFIG).then(
    ({ supported }) => supported === true,
    () => false,
  ));

/** By the browser's own encoder. */
export function vp8Writer({ wrote, failed }: Writing): Writer {
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const content = new Uint8Array(chunk.byteLength);
      chunk.copyTo(content);
      wrote({ format: 'vp8', isKey: chunk.type === 'key', at: chunk.timestamp / 1000, content });
    },
    error: failed,
  });
  encoder.configure(CONFIG);
  let owesKey = false;
  return {
    perSecond: PICTURE.perSecond,
    write: (canvas, at, isKey) => {
      owesKey ||= isKey;
      if (encoder.state !== 'configured' || encoder.encodeQueueSize > MOST_WAITING) return;
      const frame = new VideoFrame(canvas, { timestamp: Math.round(at * 1000) });
      encoder.encode(frame, { keyFrame: owesKey });
      owesKey = false;
      frame.close();
    },
    close: () => encoder.state !== 'closed' && encoder.close(),
  };
}
