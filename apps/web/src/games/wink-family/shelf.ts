import { sayWord } from '../../shell/i18n/index.ts';
import type { FirstGame, Shelved } from '../contract/shelf.ts';
import { boxOf } from './boxes.tsx';
import { editionOf } from './edition.ts';
import { lastingRules } from './lobby/lasting.ts';

export function shelved(id: string): Shelved {
  const { words } = editionOf(id);
  return { box: boxOf(id), words, tab: words.tab ?? words.name };
}

/** What players call an edition. */
export const nameOf = (id: string): string => sayWord(shelved(id).words.name);

/** I call first, so that nobody calls before I have seen the cards; winks are long, and time is not counted. */
export const firstGame = (id: string): FirstGame => ({
  options: { first: 0 },
  rules: { ...lastingRules('long'), leastBetweenCalls: 8_000, mostForTurn: null },
  // As few faces as the printed rules allow.
  bots: editionOf(id).players.min - 1,
  level: 'novice',
});
