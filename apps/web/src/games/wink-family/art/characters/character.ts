import type { ReactNode } from 'react';
import type { EyeStyle } from '../../../../ui/art/eyes/eye-style.ts';
import type { InkName } from '../../../../ui/art/kit/inks.ts';

/** A drawing in three layers: costume and head, the living eyes, then what is in front of them. */
export interface Character {
  /** The ink of the background, folded the other way round. */
  readonly ground: InkName;
  readonly eyes: EyeStyle;
  readonly back: () => ReactNode;
  readonly front: () => ReactNode;
}
