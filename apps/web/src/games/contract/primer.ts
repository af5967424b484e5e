import type { ComponentType } from 'react';

/** A row of the cheat sheet: an event, and the points that it gives. */
export interface PrimerLine {
  readonly what: string;
  readonly worth: string;
}

export interface PictureProps {
  /** Which of the three sentences it stands beside. */
  readonly step: 'one' | 'two' | 'three';
}

/** The game on one page: three drawn steps, whose sentences are on the shelf, and what is worth what. */
export interface Primer {
  readonly Picture: ComponentType<PictureProps>;
  readonly lines: (id: string) => readonly PrimerLine[];
}
