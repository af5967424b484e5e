import { createContext } from 'react';

/** Where somebody plays alone, time stands still while they look something up; null at a table with others. */
export interface HeldTime {
  readonly isHeld: boolean;
  readonly hold: (isHeld: boolean) => void;
}

export const HoldTime = createContext<HeldTime | null>(null);
