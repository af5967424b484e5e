import { createContext } from 'react';

/** Opens the game on one page; null where nobody has it. */
export const CheatSheetWay = createContext<(() => void) | null>(null);
