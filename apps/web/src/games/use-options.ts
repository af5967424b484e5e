import { use } from 'react';
import type { OptionsPart } from './contract/options.ts';
import { partOf } from './index.ts';

/** What a table agrees on in this game alone. Whoever asks is shown once it is there. */
export const useOptions = (game: string): OptionsPart => use(partOf(game).options());
