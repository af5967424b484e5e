import {
  type Calibration,
  type EyeEvent,
  type FaceSample,
  FrameRate,
  TiltDetector,
  WinkDetector,
} from '@oeillade/camera';
import type { Store } from '../store.ts';
import { FaceReader } from './face/face-reader.ts';
import { ownCamera } from './own-camera.ts';

/**
 * `loading`: the model is on its way. `seeking`: no face is in the picture. `seeing`: it works. `slow`: this device gives too few
 * pictures, and the camera went off. `failed`: this browser cannot run the model.
 */
export type EyesState = 'off' | 'loading' | 'seeking' | 'seeing' | 'slow' | 'failed';

export interface OwnEyesModel {
  readonly state: EyesState;
  /** Which of my eyes are shut now. */
  readonly left: boolean;
  readonly right: boolean;
  /** The detector knows how these eyes close. */
  readonly isCalibrated: boolean;
  /** How many pictures a second are measured; null until it is known. */
  readonly rate: number | null;
}

const OFF: OwnEyesModel = { state: 'off', left: false, right: false, isCalibrated: false, rate: null };
const SHUT = 0.55;
const OPEN = 0.35;

/** What the camera sees of my own eyes, for as long as I want it to: the model is loaded for that, and forgotten after it. */
export class OwnEyes implements Store<OwnEyesModel> {
  #model: OwnEyesModel = OFF;
  #reader: FaceReader | null = null;
  #detector = new WinkDetector();
  #tilts = new TiltDetector();
  #rate = new FrameRate();
  #calibration: Calibration | null = null;
  #stopCamera: () => void = () => {};
  #leaveCamera: () => void = () => {};
  readonly #listeners = new Set<() => void>();
  readonly #hearers = new Set<(event: EyeEvent) => void>();
  readonly #samplers = new Set<(sample: FaceSample) => void>();

  get model(): OwnEyesModel {
    return this.#model;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Tells of winks, blinks and tilts of the head until it is left. */
  hear(hearer: (event: EyeEvent) => void): () => void {
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
  }

  /** Gives every measurement until it is left. */
  sample(sampler: (sample: FaceSample) => void): () => void {
    this.#samplers.add(sampler);
    return () => this.#samplers.delete(sampler);
  }

  /** The person has said yes: the browser may ask them now. */
  turnOn(): void {
    if (this.#reader) return;
    this.#set({ ...OFF, state: 'loading', isCalibrated: this.#calibration !== null });
    this.#reader = new FaceReader({
      ready: () => this.#change({ state: 'seeking' }),
      sample: (sample) => this.#see(sample),
      failed: () => this.#end('failed'),
    });
    this.#stopCamera = ownCamera.want();
    this.#leaveCamera = ownCamera.subscribe(this.#follow);
    this.#follow();
  }

  turnOff(): void {
    if (this.#reader) this.#end('off');
    else this.#change({ state: 'off' });
  }

  /** How these eyes close; null forgets it. */
  calibrate(calibration: Calibration | null): void {
    this.#calibration = calibration;
    this.#begin();
    this.#change({ isCalibrated: calibration !== null });
  }

  /** Another stream is another beginning; a camera that was turned off by its sign ends it. */
  readonly #follow = (): void => {
    const { isWanted, stream } = ownCamera.model;
    if (!isWanted) return this.#end('off');
    this.#begin();
    this.#reader?.watch(stream);
    if (!stream) this.#change({ left: false, right: false });
  };

  #begin(): void {
    this.#detector = new WinkDetector(this.#calibration ?? undefined);
    this.#tilts = new TiltDetector();
    this.#rate = new FrameRate();
  }

  #see(sample: FaceSample): void {
    this.#rate.see(sample.t);
    if (this.#rate.isTooLow) return this.#end('slow');
    const event = this.#detector.see(sample) ?? this.#tilts.see(sample);
    const { left, right } = this.#model;
    const [l, r] = this.#detector.closure;
    this.#change({
      state: sample.eL > 0 ? 'seeing' : 'seeking',
      left: l > (left ? OPEN : SHUT),
      right: r > (right ? OPEN : SHUT),
      rate: this.#rate.perSecond,
    });
    for (const sampler of this.#samplers) sampler(sample);
    if (event) for (const hearer of this.#hearers) hearer(event);
  }

  #end(state: 'off' | 'slow' | 'failed'): void {
    if (!this.#reader) return;
    this.#reader.end();
    this.#reader = null;
    this.#leaveCamera();
    this.#stopCamera();
    this.#set({ ...OFF, state });
  }

  #change(part: Partial<OwnEyesModel>): void {
    const names = Object.keys(part) as (keyof OwnEyesModel)[];
    if (names.some((name) => this.#model[name] !== part[name])) this.#set({ ...this.#model, ...part });
  }

  #set(model: OwnEyesModel): void {
    this.#model = model;
    for (const listener of this.#listeners) listener();
  }
}

export const ownEyes = new OwnEyes();
