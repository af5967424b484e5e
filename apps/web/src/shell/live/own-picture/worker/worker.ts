/** The worker's entry: writes the pictures of this page's camera at one rate, whatever the page itself is doing. */
import { PICTURE } from '@oeillade/protocol/live';
import type { ToWriter, Written } from '../messages.ts';
import { squareIn } from '../square.ts';
import { jpegWriter } from './jpeg-writer.ts';
import { canWriteVp8, vp8Writer } from './vp8-writer.ts';
import type { Writer, Writing } from './writer.ts';

declare const self: DedicatedWorkerGlobalScope;

const canvas = new OffscreenCanvas(PICTURE.width, PICTURE.height);
const pencil = canvas.getContext('2d', { alpha: false, willReadFrequently: true })!;
let newest: VideoFrame | ImageBitmap | null = null;
let isAnew = true;
let sinceKey = 0;

self.onmessage = ({ data }: MessageEvent<ToWriter>) => {
  if (data.say === 'frame') take(data.frame);
  else if (data.say === 'anew') isAnew = true;
  else void begin(data.frames);
};

async function begin(frames: ReadableStream<VideoFrame> | null): Promise<void> {
  let writer = (await canWriteVp8()) ? vp8Writer(writing(() => restart())) : jpegWriter(writing(() => {}));
  // An encoder that failed once is given up: what every browser can write is left.
  const restart = (): void => {
    writer.close();
    writer = jpegWriter(writing(() => {}));
    pace();
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  const pace = (): void => {
    clearInterval(timer);
    timer = setInterval(() => tick(writer), 1000 / writer.perSecond);
  };
  pace();
  if (frames) await read(frames.getReader());
}

const writing = (failed: () => void): Writing => ({
  wrote: (written: Written) => self.postMessage(written, [written.content.buffer]),
  failed,
});

async function read(reader: ReadableStreamDefaultReader<VideoFrame>): Promise<void> {
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    take(value);
  }
}

/** A camera has few frames to give away: each is closed once there is a newer one. */
function take(frame: VideoFrame | ImageBitmap): void {
  newest?.close();
  newest = frame;
}

/** At each tick a picture, also where the camera has no new one: nothing but time decides when something is sent. */
function tick(writer: Writer): void {
  if (!newest) return;
  const [width, height] =
    'displayWidth' in newest ? [newest.displayWidth, newest.displayHeight] : [newest.width, newest.height];
  const { x, y, side } = squareIn(width, height);
  pencil.drawImage(newest, x, y, side, side, 0, 0, canvas.width, canvas.height);
  const isKey = isAnew || sinceKey >= PICTURE.keyEvery;
  writer.write(canvas, performance.now(), isKey);
  sinceKey = isKey ? 1 : sinceKey + 1;
  isAnew = false;
}
