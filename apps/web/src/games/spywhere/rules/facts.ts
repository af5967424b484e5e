import * as spywhereRules from '@oeillade/games/spywhere';
import type { Language } from '../../../shell/i18n/index.ts';
import type { Facts } from '../../contract/rules/typeset.ts';

const { board, CARDS_EACH, CLOSER_BONUS, COLOURS, HAND_SIZE, NATION_FACTS, NATIONS } = spywhereRules;

export function spywhereFacts(language: Language): Facts {
  const { players } = spywhereRules.spywhere.facts;
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
