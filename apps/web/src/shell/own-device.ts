import type { Store } from './store.ts';

/** `denied`: the person or the browser said no. `missing`: there is no such device, or another program has it. */
export type DeviceState = 'off' | 'asking' | 'on' | 'denied' | 'missing';

export interface DeviceModel {
  readonly state: DeviceState;
  /** Somebody wants it: it comes back with the page, or could not be had. */
  readonly isWanted: boolean;
  /** What it sees or hears while it is on. */
  readonly stream: MediaStream | null;
}

const OFF: DeviceModel = { state: 'off', isWanted: false, stream: null };

/**
 * A camera or a microphone of this device, once for the page. It is on while somebody wants it and the page can be seen; a page out
 * of sight lets it go, and takes it again when it is back.
 */
export class OwnDevice implements Store<DeviceModel> {
  readonly #wish: MediaStreamConstraints;
  #model: DeviceModel = OFF;
  readonly #wishes = new Set<object>();
  readonly #listeners = new Set<() => void>();

  constructor(wish: MediaStreamConstraints) {
    this.#wish = wish;
  }

  get model(): DeviceModel {
    return this.#model;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Turns it on for one more user of it; gives what ends the wish. The browser may ask the person first. */
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
    const asking: DeviceModel = { state: 'asking', isWanted: true, stream: null };
    this.#set(asking);
    const given = await askFor(this.#wish);
    // Nobody wants it any more, or somebody asked anew meanwhile.
    if (this.#model !== asking) return typeof given === 'string' ? undefined : stop(given);
    if (typeof given === 'string') return this.#set({ state: given, isWanted: true, stream: null });
    // Pulled out, or taken away in the browser's own menu.
    given.getTracks()[0]?.addEventListener('ended', () => this.#ended(given));
    this.#set({ state: 'on', isWanted: true, stream: given });
  }

  #ended(stream: MediaStream): void {
    if (this.#model.stream === stream) this.#set({ state: 'missing', isWanted: true, stream: null });
  }

  #letGo(isWanted: boolean): void {
    const { state, stream } = this.#model;
    if (stream) stop(stream);
    if (state !== 'off' || this.#model.isWanted !== isWanted) this.#set({ ...OFF, isWanted });
  }

  #set(model: DeviceModel): void {
    this.#model = model;
    for (const listener of this.#listeners) {
      try {
        listener();
      } catch (error) {
        // The sign that it is on must come, whatever else cannot be drawn.
        reportError(error);
      }
    }
  }
}

async function askFor(wish: MediaStreamConstraints): Promise<MediaStream | 'denied' | 'missing'> {
  try {
    return await navigator.mediaDevices.getUserMedia(wish);
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'missing';
  }
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
