import type { Store } from '../../store.ts';

/** `denied`: the person or the browser said no. `missing`: there is no microphone, or another program has it. */
export type MicrophoneState = 'off' | 'asking' | 'on' | 'denied' | 'missing';

export interface MicrophoneModel {
  readonly state: MicrophoneState;
  /** Somebody wants it: it comes back with the page, or could not be had. */
  readonly isWanted: boolean;
  readonly stream: MediaStream | null;
}

const OFF: MicrophoneModel = { state: 'off', isWanted: false, stream: null };
/** The browser takes out of it what its own loudspeaker says. */
const WISH: MediaStreamConstraints = {
  audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true, channelCount: 1 },
  video: false,
};

/** The microphone of this device: on while it is wanted and the page can be seen. A page out of sight lets it go. */
export class Microphone implements Store<MicrophoneModel> {
  #model: MicrophoneModel = OFF;
  #isWanted = false;
  readonly #listeners = new Set<() => void>();

  get model(): MicrophoneModel {
    return this.#model;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The browser may ask the person first. Called again after `denied` or `missing`, it tries anew. */
  turnOn(): void {
    this.#isWanted = true;
    document.addEventListener('visibilitychange', this.#follow);
    this.#follow();
  }

  turnOff(): void {
    this.#isWanted = false;
    document.removeEventListener('visibilitychange', this.#follow);
    this.#follow();
  }

  readonly #follow = (): void => {
    if (!this.#isWanted || document.visibilityState !== 'visible') this.#letGo();
    else if (this.#model.state !== 'on' && this.#model.state !== 'asking') void this.#take();
  };

  async #take(): Promise<void> {
    const asking: MicrophoneModel = { state: 'asking', isWanted: true, stream: null };
    this.#set(asking);
    try {
      const stream = await navigator.mediaDevices.getUserMedia(WISH);
      // Nobody wants it any more, or somebody asked anew meanwhile.
      if (this.#model !== asking) return stop(stream);
      // Pulled out, or taken away in the browser's own menu.
      stream.getAudioTracks()[0]?.addEventListener('ended', () => this.#ended(stream));
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

  #letGo(): void {
    if (this.#model.stream) stop(this.#model.stream);
    if (this.#model.state !== 'off' || this.#model.isWanted !== this.#isWanted)
      this.#set({ ...OFF, isWanted: this.#isWanted });
  }

  #set(model: MicrophoneModel): void {
    this.#model = model;
    for (const listener of this.#listeners) listener();
  }
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
