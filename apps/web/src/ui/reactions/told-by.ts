import { createContext } from 'react';
import type { ReactionSeen } from '../../shell/session/model.ts';
import type { Store } from '../../shell/store.ts';

/** Who tells which face reacts: the session of a table. */
export type Told = Store<{ readonly reactions: readonly ReactionSeen[] }>;

export const ToldBy = createContext<Told | null>(null);
