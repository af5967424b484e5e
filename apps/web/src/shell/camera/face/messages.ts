import type { FaceSample } from '@oeillade/camera';

/** One picture for the worker, which closes it. */
export interface Picture {
  readonly image: ImageBitmap;
  /** Milliseconds. */
  readonly t: number;
}

/** What the worker says: that its model is there, what it measured of one picture, or that it cannot go on. */
export type FaceTold =
  | { readonly m: 'ready' }
  | { readonly m: 'sample'; readonly sample: FaceSample }
  | { readonly m: 'failed' };
