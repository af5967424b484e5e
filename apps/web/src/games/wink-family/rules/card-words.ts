import type { Language } from '../../../shell/i18n/index.ts';
import type { Word } from '../../../shell/i18n/texts.ts';
import { editionOf } from '../edition.ts';

interface CardWords {
  readonly card: Word;
  readonly cards: Word;
  readonly spyCard: Word;
  readonly spyCards: Word;
}

/** What the cards of an edition are called within a sentence. */
const CARD_WORDS: Readonly<Record<string, CardWords>> = {
  zwinkern: {
    card: { en: 'Character card', fr: 'carte Personnage', de: 'Figurenkarte' },
    cards: { en: 'Character cards', fr: 'cartes Personnage', de: 'Figurenkarten' },
    spyCard: { en: 'Spy card', fr: 'carte Espion', de: 'Spionkarte' },
    spyCards: { en: 'Spy cards', fr: 'cartes Espion', de: 'Spionkarten' },
  },
  'wink-agents': {
    card: { en: 'Agent card', fr: 'carte Agent', de: 'Agentenkarte' },
    cards: { en: 'Agent cards', fr: 'cartes Agent', de: 'Agentenkarten' },
    spyCard: { en: 'Counter-espionage card', fr: 'carte Contre-espionnage', de: 'Gegenspionage-Karte' },
    spyCards: { en: 'Counter-espionage cards', fr: 'cartes Contre-espionnage', de: 'Gegenspionage-Karten' },
  },
  wink: {
    card: { en: 'WINK card', fr: 'carte WINK', de: 'WINK-Karte' },
    cards: { en: 'WINK cards', fr: 'cartes WINK', de: 'WINK-Karten' },
    spyCard: { en: 'Revelation card', fr: 'carte Révélation', de: 'Enthüllungskarte' },
    spyCards: { en: 'Revelation cards', fr: 'cartes Révélation', de: 'Enthüllungskarten' },
  },
};

/** An edition that has no words of its own for them goes by what is printed on its cards. */
export function cardWords(id: string, language: Language): Readonly<Record<keyof CardWords, string>> {
  const { character, spy } = editionOf(id).names;
  const { card, cards, spyCard, spyCards } = CARD_WORDS[id] ?? {
    card: character,
    cards: character,
    spyCard: spy,
    spyCards: spy,
  };
  return {
    card: card[language],
    cards: cards[language],
    spyCard: spyCard[language],
    spyCards: spyCards[language],
  };
}
