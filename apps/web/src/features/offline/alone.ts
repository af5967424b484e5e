import { createContext, useContext } from 'react';

/** Whether the table on this page is of this browser alone: nobody else can come, and nobody else is listening. */
export const Alone = createContext(false);

export const useAlone = (): boolean => useContext(Alone);
