import type { PictureTimes } from '../../../../games/contract/replay.ts';
import { paint, textOf } from '../../../../ui/picture/paint.ts';
import { FRAME_MS, frameTimes } from './frames.ts';
import { GifLoop, type Pixels } from './gif-loop.ts';

/** Small enough to be sent, large enough for eyes. */
const LOOP = 540;
const SIZE = { width: LOOP, height: LOOP } as const;

interface LoopOrder {
  readonly drawing: SVGSVGElement;
  readonly times: PictureTimes;
  /** Shows the drawing as it is at a time of the game. */
  readonly showAt: (t: number) => void;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Draws the moment picture by picture. Between two of them the page does what else it has to do. */
export async function makeLoop({ drawing, times, showAt, onProgress, signal }: LoopOrder): Promise<Blob> {
  showAt(times.still);
  const gif = new GifLoop(await pixelsOf(drawing));
  const all = frameTimes(times);
  let shown: Shown | null = null;
  for (const [nth, t] of all.entries()) {
    await nextTask();
    signal.throwIfAborted();
    showAt(t);
    shown = await nextShown(drawing, shown, gif);
    onProgress((nth + 1) / all.length);
  }
  if (shown) gif.add(shown.pixels, shown.ms);
  showAt(times.still);
  return new Blob([gif.finish()], { type: 'image/gif' });
}

interface Shown {
  readonly text: string;
  readonly pixels: Pixels;
  readonly ms: number;
}

/** Most of the time nothing moves: one picture stands for all that look the same. */
async function nextShown(drawing: SVGSVGElement, before: Shown | null, gif: GifLoop): Promise<Shown> {
  const text = textOf(drawing, LOOP, LOOP);
  if (before?.text === text) return { ...before, ms: before.ms + FRAME_MS };
  if (before) gif.add(before.pixels, before.ms);
  return { text, pixels: await pixelsOf(drawing, text), ms: FRAME_MS };
}

const nextTask = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

async function pixelsOf(drawing: SVGSVGElement, text?: string): Promise<Pixels> {
  const canvas = await paint(drawing, SIZE, text);
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, LOOP, LOOP);
  return { data, ...SIZE };
}
