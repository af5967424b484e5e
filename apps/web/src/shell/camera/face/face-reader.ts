import type { FaceSample } from '@oeillade/camera';
import type { FaceTold, Picture } from './messages.ts';
import { onNextPicture } from './next-picture.ts';

interface Hears {
  /** The model is there. */
  ready(): void;
  sample(sample: FaceSample): void;
  /** This browser cannot run it, or could not fetch it. */
  failed(): void;
}

/** Reads faces from a stream: one picture at a time goes to the worker, always the latest, and none waits. */
export class FaceReader {
  readonly #worker: Worker;
  readonly #hears: Hears;
  readonly #video = document.createElement('video');
  #stream: MediaStream | null = null;
  #isBusy = true;
  #last = 0;

  constructor(hears: Hears) {
    this.#hears = hears;
    this.#worker = new Worker(new URL('./face-worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<FaceTold>) => this.#hear(data);
    this.#worker.onerror = () => hears.failed();
    this.#video.muted = true;
    this.#video.playsInline = true;
  }

  /** Reads this stream from now on, or none. */
  watch(stream: MediaStream | null): void {
    if (stream === this.#stream) return;
    this.#stream = stream;
    this.#video.srcObject = stream;
    if (!stream) return;
    // A stream that ends while it begins to play is no failure: the camera says so itself.
    this.#video.play().catch(() => {});
    this.#awaitPicture(stream);
  }

  end(): void {
    this.watch(null);
    this.#worker.terminate();
  }

  #hear(told: FaceTold): void {
    if (told.m === 'failed') return this.#hears.failed();
    this.#isBusy = false;
    if (told.m === 'ready') this.#hears.ready();
    else if (this.#stream) this.#hears.sample(told.sample);
  }

  #awaitPicture(stream: MediaStream): void {
    onNextPicture(this.#video, (t) => {
      if (stream !== this.#stream) return;
      this.#awaitPicture(stream);
      void this.#take(t);
    });
  }

  async #take(t: number): Promise<void> {
    if (this.#isBusy || t <= this.#last) return;
    this.#isBusy = true;
    this.#last = t;
    try {
      const picture: Picture = { image: await createImageBitmap(this.#video), t };
      this.#worker.postMessage(picture, [picture.image]);
    } catch {
      // The camera went off between two pictures.
      this.#isBusy = false;
    }
  }
}
