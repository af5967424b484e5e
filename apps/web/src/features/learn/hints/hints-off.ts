import { createContext } from 'react';

/** Where a coach speaks, nobody else does. */
export const HintsOff = createContext(false);
