import { use } from 'react';
import type { OptionsPart } from './contract/options.ts';
import { partOf } from './index.ts';

/** The part for the game's own options. A component that asks for it suspends until it is loaded. */
export const useOptions = (game: string): OptionsPart => use(partOf(game).options());
