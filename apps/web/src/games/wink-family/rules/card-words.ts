import type { Language } from '../../../shell/i18n/index.ts';
import { editionOf } from '../edition.ts';

/** What the cards of an edition are called within a sentence. */
export function cardWords(id: string, language: Language) {
  const { card, cards, spyCard, spyCards } = editionOf(id).names;
  return {
    card: card[language],
    cards: cards[language],
    spyCard: spyCard[language],
    spyCards: spyCards[language],
  };
}
