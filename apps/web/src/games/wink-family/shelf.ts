import { sayWord } from '../../shell/i18n/index.ts';
import type { Shelved } from '../contract/shelf.ts';
import { boxOf } from './boxes.tsx';
import { EDITION_WORDS } from './edition-words.ts';

export function shelved(id: string): Shelved {
  const words = EDITION_WORDS[id];
  if (!words) throw new Error(`The wink family has no edition "${id}".`);
  return { box: boxOf(id, words.name.en), words };
}

/** What players call an edition. */
export const nameOf = (id: string): string => sayWord(shelved(id).words.name);
