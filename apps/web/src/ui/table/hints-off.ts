import { createContext } from 'react';

/** In a lesson the coach speaks, so the table gives no hints. */
export const HintsOff = createContext(false);
