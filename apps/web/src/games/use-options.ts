import { use } from 'react';
import type { OptionsPart } from './contract/options.ts';
import { partOf } from './index.ts';
import type { GamePart } from './part.ts';

const fetched = new Map<GamePart, Promise<OptionsPart>>();

/** What a table agrees on in this game alone. Whoever asks is shown once it is there. */
export function useOptions(game: string): OptionsPart {
  const part = partOf(game);
  const options = fetched.get(part) ?? part.options();
  fetched.set(part, options);
  return use(options);
}
