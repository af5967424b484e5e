import { type ComponentType, createContext, type ReactNode } from 'react';
import type { Colour } from './colours.ts';

export interface ReactionOverProps {
  /** Whose face it is. */
  readonly seat: number;
  readonly face: number;
  readonly colour: Colour;
  /** A signal that is seen on that face ends its reaction. */
  readonly isSignalling?: boolean;
  readonly isBare?: boolean;
  /** Where the wall behind is folded, and how somebody stands before it. */
  readonly fold: number;
  readonly stands: string;
  /** What of the frame lies over it while it is seen. */
  readonly children?: ReactNode;
}

/** Draws, over a face, what it shows to everybody. Where there is nobody to tell of it, no face reacts: in lessons, replays and menus. */
export const ReactionsTold = createContext<ComponentType<ReactionOverProps> | null>(null);
