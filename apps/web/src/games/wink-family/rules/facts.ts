import * as winkFamily from '@oeillade/games/wink-family';
import { DEFAULT_RULES } from '@oeillade/table';
import type { Language } from '../../../shell/i18n/index.ts';
import type { Facts } from '../../contract/rules/typeset.ts';
import { editionOf } from '../edition.ts';

const { PAIRS } = winkFamily;

/** What a number of players changes: E-2 to E-5. */
export interface SetupFacts {
  readonly players: number;
  readonly pairs: number;
  readonly hand: number;
  readonly left: number;
  readonly spies: number;
}

/** One for each number of players. */
export function setupFactsOf(id: string): SetupFacts[] {
  const { players: range, pairsLeftOut, handSize, spies } = editionOf(id);
  return Array.from({ length: range.max - range.min + 1 }, (_, index) => {
    const players = range.min + index;
    const pairs = PAIRS - pairsLeftOut(players);
    const hand = handSize(players);
    return { players, pairs, hand, left: pairs - players * hand, spies: spies(players) };
  });
}

export function winkFacts(id: string, language: Language): Facts {
  const { players, starts } = editionOf(id);
  const spies = [...new Set(setupFactsOf(id).map((facts) => facts.spies))].sort();
  const seconds = (milliseconds: number | null) => (milliseconds ?? 0) / 1_000;
  const number = new Intl.NumberFormat(language);
  return {
    min: String(players.min),
    max: String(players.max),
    pairs: String(PAIRS),
    spies: new Intl.ListFormat(language, { type: 'disjunction' }).format(spies.map(String)),
    starts: starts[language],
    turning: number.format(seconds(DEFAULT_RULES.turning)),
    lasting: number.format(seconds(DEFAULT_RULES.lasting)),
    least: number.format(seconds(DEFAULT_RULES.leastBetweenCalls)),
    most: number.format(seconds(DEFAULT_RULES.mostForTurn)),
  };
}

/** E-4: cards that nobody has, with some number of players. */
export const leavesUndealt = (id: string): boolean => setupFactsOf(id).some(({ left }) => left > 0);

/** E-12: where cards stay undealt, nobody may have the twin. */
export function twinAfterMistake(id: string): 'kept' | 'laid' | 'laidIfAny' {
  if (!editionOf(id).turnsDown) return 'kept';
  return leavesUndealt(id) ? 'laidIfAny' : 'laid';
}
