import { createContext } from 'react';

/** Whether every sentence shows the numbers of its clauses: for those who look something up. */
export const ClausesShown = createContext(false);
