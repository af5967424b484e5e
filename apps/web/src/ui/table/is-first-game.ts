import { createContext } from 'react';

/** Whether the game on this page is the first of its kind for this person: hints guide it from one thing to the next. */
export const IsFirstGame = createContext(false);
