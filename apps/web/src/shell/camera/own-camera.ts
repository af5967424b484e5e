import type { Store } from '../store.ts';

/** `denied`: the person or the browser said no. `missing`: there is no camera, or another program has it. */
export type CameraState = 'off' | 'asking' | 'on' | 'denied' | 'missing';

export interface CameraModel {
  readonly state: CameraState;
  /** Somebody wants it: it comes back with the page, or could not be had. */
  readonly isWanted: boolean;
  /** The living picture while the camera is on. */
  readonly stream: MediaStream | null;
}

const OFF: CameraModel = { state: 'off', isWanted: false, stream: null };
/** Enough for the model that finds winks, and for the small pictures of living faces. */
const WISH: MediaStreamConstraints = {
  video: {
    facingMode: 'user',
    width: { ideal: 640 },
    height: { ideal: 480 },
    frameRate: { ideal: 30 },
  },
  audio: false,
};

/**
 * The camera of this device, once for the page: the mirror, the wink detector and the living face share one stream. It is on while
 * somebody wants it and the page can be seen; a page out of sight lets the camera go, and takes it again when it is back.
 */
export class OwnCamera implements Store<CameraModel> {
  #model: CameraModel = OFF;
  readonly #wishes = new Set<object>();
  readonly #listeners = new Set<() => void>();

  get model(): CameraModel {
    return this.#model;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Turns the camera on for one more user of it; gives what ends the wish. The browser may ask the person first. */
  want(): () => void {
    const wish = {};
    this.#wishes.add(wish);
    document.addEventListener('visibilitychange', this.#follow);
    this.#follow();
    return () => {
      if (this.#wishes.delete(wish)) this.#follow();
    };
  }

  /** The person turns it off, for all who wanted it: they see that it is not wanted any more. */
  turnOff(): void {
    this.#wishes.clear();
    this.#follow();
  }

  /** After `denied` or `missing`: it may be there now. */
  tryAgain(): void {
    if (this.#model.state === 'denied' || this.#model.state === 'missing') this.#follow();
  }

  readonly #follow = (): void => {
    const isWanted = this.#wishes.size > 0;
    if (!isWanted) document.removeEventListener('visibilitychange', this.#follow);
    if (!isWanted || document.visibilityState !== 'visible') this.#letGo(isWanted);
    else if (this.#model.state !== 'on' && this.#model.state !== 'asking') void this.#take();
  };

  async #take(): Promise<void> {
    const asking: CameraModel = { state: 'asking', isWanted: true, stream: null };
    this.#set(asking);
    try {
      const stream = await navigator.mediaDevices.getUserMedia(WISH);
      // Nobody wants it any more, or somebody asked anew meanwhile.
      if (this.#model !== asking) return stop(stream);
      // Pulled out, or taken away in the browser's own menu.
      stream.getVideoTracks()[0]?.addEventListener('ended', () => this.#ended(stream));
      this.#set({ state: 'on', isWanted: true, stream });
    } catch (error) {
      if (this.#model !== asking) return;
      const isDenied = error instanceof DOMException && error.name === 'NotAllowedError';
      this.#set({ state: isDenied ? 'denied' : 'missing', isWanted: true, stream: null });
    }
  }

  #ended(stream: MediaStream): void {
    if (this.#model.stream === stream) this.#set({ state: 'missing', isWanted: true, stream: null });
  }

  #letGo(isWanted: boolean): void {
    const { state, stream } = this.#model;
    if (stream) stop(stream);
    if (state !== 'off' || this.#model.isWanted !== isWanted) this.#set({ ...OFF, isWanted });
  }

  #set(model: CameraModel): void {
    this.#model = model;
    for (const listener of this.#listeners) listener();
  }
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

export const ownCamera = new OwnCamera();
