import type { Picture } from './face-decoder.ts';

/** Paints the newest picture with the next frame of the screen: of several that come at once, the others are never seen. */
export class Painter {
  readonly #canvas: HTMLCanvasElement;
  #next: Picture | null = null;
  #frame = 0;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
  }

  readonly paint = (picture: Picture): void => {
    this.#next?.close();
    this.#next = picture;
    this.#frame ||= requestAnimationFrame(this.#draw);
  };

  /** Leaves nothing behind. */
  close(): void {
    cancelAnimationFrame(this.#frame);
    this.#next?.close();
    this.#next = null;
    this.#frame = 0;
    this.#canvas.getContext('2d')?.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
  }

  readonly #draw = (): void => {
    this.#frame = 0;
    const picture = this.#next;
    if (!picture) return;
    this.#next = null;
    const { width, height } = this.#canvas;
    this.#canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
    picture.close();
  };
}
