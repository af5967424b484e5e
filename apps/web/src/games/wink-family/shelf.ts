import { sayWord } from '../../shell/i18n/index.ts';
import type { Shelved } from '../contract/shelf.ts';
import { boxOf } from './boxes.tsx';
import { editionOf } from './edition.ts';

export function shelved(id: string): Shelved {
  const { words } = editionOf(id);
  return { box: boxOf(id), words };
}

/** What players call an edition. */
export const nameOf = (id: string): string => sayWord(shelved(id).words.name);
