import type { CameraModel } from '../../camera/own-camera.ts';
import type { Store } from '../../store.ts';
import type { LiveTable } from '../live-table.ts';
import { framesOf, watchFrames } from './camera-frames.ts';
import type { ToWriter, Written } from './messages.ts';
import { Outbound } from './outbound.ts';

/** Sends what this page's camera sees to the table, for as long as the camera is on and the page stays. */
export class OwnPicture {
  readonly #camera: Store<CameraModel>;
  readonly #live: LiveTable;
  #stream: MediaStream | null = null;
  #end: (() => void) | null = null;

  constructor(camera: Store<CameraModel>, live: LiveTable) {
    this.#camera = camera;
    this.#live = live;
  }

  /** Follows the camera; gives what ends it. */
  open(): () => void {
    const leave = this.#camera.subscribe(this.#follow);
    this.#follow();
    return () => {
      leave();
      this.#take(null);
    };
  }

  readonly #follow = (): void => this.#take(this.#camera.model.stream);

  #take(stream: MediaStream | null): void {
    if (stream === this.#stream) return;
    this.#end?.();
    this.#stream = stream;
    this.#end = stream && writePictures(stream, this.#live);
  }
}

function writePictures(stream: MediaStream, live: LiveTable): () => void {
  const worker = new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' });
  const say = (message: ToWriter, moved: Transferable[] = []): void => worker.postMessage(message, moved);
  const outbound = new Outbound(live, () => say({ say: 'anew' }));
  worker.onmessage = ({ data }: MessageEvent<Written>) => outbound.take(data);
  // A track of its own: when it ends, the mirror and whoever else uses the camera keep theirs.
  const track = stream.getVideoTracks()[0]?.clone();
  const frames = track ? framesOf(track) : null;
  say({ say: 'camera', frames }, frames ? [frames] : []);
  const unwatch = frames ? null : watchFrames(stream, (frame) => say({ say: 'frame', frame }, [frame]));
  return () => {
    unwatch?.();
    track?.stop();
    worker.terminate();
    outbound.close();
  };
}
