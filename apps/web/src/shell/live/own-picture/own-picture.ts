import type { CameraModel } from '../../camera/own-camera.ts';
import type { Store } from '../../store.ts';
import { framesOf, watchFrames } from './camera-frames.ts';
import type { ToWriter, Written } from './messages.ts';
import { Outbound, type WayOut } from './outbound.ts';

/** Sends what this camera sees to the table; gives what ends it. */
export function sendPictures(camera: Store<CameraModel>, live: WayOut): () => void {
  let stream: MediaStream | null = null;
  let end: (() => void) | null = null;
  const take = (next: MediaStream | null): void => {
    if (next === stream) return;
    end?.();
    stream = next;
    end = next && writePictures(next, live);
  };
  const follow = (): void => take(camera.model.stream);
  const leave = camera.subscribe(follow);
  follow();
  return () => {
    leave();
    take(null);
  };
}

function writePictures(stream: MediaStream, live: WayOut): () => void {
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
