import { PICTURE } from '@oeillade/protocol/live';
import { squareIn } from './square.ts';

interface TrackProcessor {
  readonly readable: ReadableStream<VideoFrame>;
}
/** Not in every browser, and not in the types of any. */
type TrackProcessorType = new (options: { readonly track: MediaStreamTrack }) => TrackProcessor;

const Processor = (globalThis as { MediaStreamTrackProcessor?: TrackProcessorType })
  .MediaStreamTrackProcessor;

/** A camera's frames as a stream that a worker can read; null where this browser has none. */
export const framesOf = (track: MediaStreamTrack): ReadableStream<VideoFrame> | null =>
  Processor ? new Processor({ track }).readable : null;

/** Elsewhere: what a video shows, as often as it is needed. Gives what ends it. */
export function watchFrames(stream: MediaStream, take: (frame: ImageBitmap) => void): () => void {
  const video = document.createElement('video');
  Object.assign(video, { srcObject: stream, muted: true, playsInline: true });
  void video.play().catch(() => {});
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy || video.readyState < video.HAVE_CURRENT_DATA) return;
    isBusy = true;
    void still(video)
      .then(take, () => {})
      .finally(() => {
        isBusy = false;
      });
  }, 1000 / PICTURE.perSecond);
  return () => {
    clearInterval(timer);
    video.srcObject = null;
  };
}

function still(video: HTMLVideoElement): Promise<ImageBitmap> {
  const { x, y, side } = squareIn(video.videoWidth, video.videoHeight);
  return createImageBitmap(video, x, y, side, side, {
    resizeWidth: PICTURE.width,
    resizeHeight: PICTURE.height,
  });
}
