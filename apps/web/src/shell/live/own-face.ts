import type { CameraModel } from '../camera/own-camera.ts';
import { inTab } from '../storage.ts';
import type { Store } from '../store.ts';

/** Whether I show my face at this table: `undecided` until I have said so. */
export type FaceChoice = 'undecided' | 'shown' | 'without';

export interface OwnFaceModel {
  readonly choice: FaceChoice;
  /** My camera is on for this table. */
  readonly isOn: boolean;
}

/** Where the table is: before the game only my own mirror shows me, and after it nobody does. */
export type FacePhase = 'gathering' | 'playing' | 'over';

export interface FaceCamera extends Store<CameraModel> {
  want(): () => void;
}

/** Sends what the camera sees, until what it gives is called. */
export type SendPictures = () => () => void;

const KEY = 'oeillade/own-face';

type Kept = Readonly<Record<string, FaceChoice>>;

/** My own face at one table: what I have chosen, for as long as this tab is open, and what follows from it. */
export class OwnFace implements Store<OwnFaceModel> {
  readonly #code: string;
  readonly #camera: FaceCamera;
  readonly #send: SendPictures;
  readonly #listeners = new Set<() => void>();
  #model: OwnFaceModel;
  #phase: FacePhase | null = null;
  #leaveCamera: (() => void) | null = null;
  #release: (() => void) | null = null;
  #stop: (() => void) | null = null;

  constructor(code: string, camera: FaceCamera, send: SendPictures) {
    this.#code = code;
    this.#camera = camera;
    this.#send = send;
    this.#model = { choice: inTab.readValue<Kept>(KEY)?.[code] ?? 'undecided', isOn: false };
  }

  get model(): OwnFaceModel {
    return this.#model;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  choose(choice: FaceChoice): void {
    inTab.writeValue(KEY, { ...inTab.readValue<Kept>(KEY), [this.#code]: choice });
    this.#set({ choice });
    this.#follow();
  }

  /** The table is there now; null where it carries no faces, and when the page leaves it. */
  enter(phase: FacePhase | null): void {
    this.#leaveCamera ??= this.#camera.subscribe(this.#follow);
    this.#phase = phase;
    this.#follow();
    if (phase !== null) return;
    this.#leaveCamera();
    this.#leaveCamera = null;
  }

  readonly #follow = (): void => {
    // Turned off by its sign, for all who wanted it.
    if (this.#release && !this.#camera.model.isWanted) {
      this.#release = null;
      if (this.#model.choice === 'shown') return this.choose('without');
    }
    const isWanted =
      this.#model.choice === 'shown' && (this.#phase === 'gathering' || this.#phase === 'playing');
    if (isWanted && !this.#release) this.#take();
    else if (!isWanted) this.#letGo();
    this.#set({ isOn: isWanted && this.#camera.model.state === 'on' });
    if (this.#model.isOn && this.#phase === 'playing') this.#stop ??= this.#send();
    else this.#stopSending();
  };

  #take(): void {
    // The camera tells of itself while it is asked.
    this.#release = () => {};
    this.#release = this.#camera.want();
  }

  #letGo(): void {
    const release = this.#release;
    this.#release = null;
    release?.();
  }

  #stopSending(): void {
    const stop = this.#stop;
    this.#stop = null;
    stop?.();
  }

  #set(changed: Partial<OwnFaceModel>): void {
    const model = { ...this.#model, ...changed };
    if (model.choice === this.#model.choice && model.isOn === this.#model.isOn) return;
    this.#model = model;
    for (const listener of this.#listeners) listener();
  }
}
