import type { Written } from '../messages.ts';

/** Writes one picture after the other, the way others can read it. */
export interface Writer {
  /** How often it writes in a second. */
  readonly perSecond: number;
  /** Where `isKey`, so that it can be shown without any before it. */
  write(canvas: OffscreenCanvas, at: number, isKey: boolean): void;
  close(): void;
}

export interface Writing {
  readonly wrote: (written: Written) => void;
  readonly failed: () => void;
}
