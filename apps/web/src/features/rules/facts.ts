import { games, spywhereRules, winkFamily } from '@oeillade/games';
import { DEFAULT_RULES } from '@oeillade/table';
import type { Language } from '../../shell/i18n/index.ts';
import type { EditionId } from './outline/outline.ts';

const { PAIRS } = winkFamily;
const { board, CARDS_EACH, CLOSER_BONUS, COLOURS, HAND_SIZE, NATION_FACTS, NATIONS } = spywhereRules;

/** What stands in braces in the texts, by name: the numbers of the games, as they are played. */
export type Facts = Readonly<Record<string, string>>;

export const EDITIONS: readonly EditionId[] = ['zwinkern', 'wink-agents', 'wink'];

export const editionOf = (id: EditionId): winkFamily.Edition => games[id].edition;

/** What a number of players changes: E-2 to E-5. */
export interface Seating {
  readonly players: number;
  readonly pairs: number;
  readonly hand: number;
  readonly left: number;
  readonly spies: number;
}

/** One for each number of players. */
export function seatingsOf(id: EditionId): Seating[] {
  const { players: range, pairsLeftOut, handSize, spies } = editionOf(id);
  return Array.from({ length: range.max - range.min + 1 }, (_, index) => {
    const players = range.min + index;
    const pairs = PAIRS - pairsLeftOut(players);
    const hand = handSize(players);
    return { players, pairs, hand, left: pairs - players * hand, spies: spies(players) };
  });
}

export function winkFacts(id: EditionId, language: Language): Facts {
  const { players, starts } = editionOf(id);
  const spies = [...new Set(seatingsOf(id).map((seating) => seating.spies))].sort();
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

export function spywhereFacts(language: Language): Facts {
  const { players } = games.spywhere.facts;
  const dishes = NATIONS.map((nation) => {
    const { name, dish } = NATION_FACTS[nation];
    return `${name[language]} (${dish[language]})`;
  });
  return {
    min: String(players.min),
    max: String(players.max),
    nations: String(NATIONS.length),
    each: String(CARDS_EACH),
    total: String(CARDS_EACH * NATIONS.length),
    guesses: String(NATIONS.length * COLOURS.length),
    dishes: new Intl.ListFormat(language).format(dishes),
    hand: String(HAND_SIZE),
    market: String(board.MARKET_PLACES),
    bonus: String(CLOSER_BONUS),
  };
}
