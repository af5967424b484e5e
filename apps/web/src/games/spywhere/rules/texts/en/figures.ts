import type { Texts } from '../../../../../shell/i18n/texts.ts';
import type { figures as french } from '../fr/figures.ts';

export const figures: Texts<typeof french> = {
  nations: {
    caption: 'Six nationalities, and a passport that only you can see.',
    alt: 'Six nationality cards with their dishes, and an open passport of Japan.',
    passport: 'Passport',
  },
  exchange: {
    caption:
      'A burger for a sushi, before everybody’s eyes. Is Zoé Japanese, or does she want you to think so?',
    alt: 'A burger card goes from the hand to the market of five cards; a sushi card goes the other way.',
    gives: 'gives',
    takes: 'takes',
  },
  eliminate: {
    caption: 'Three pretzels in the market: Zoé eliminates them and earns a card. So she is not German.',
    alt: 'Three pretzel cards leave the market for the clue pile, and a face-down card joins the hand.',
  },
  identify: {
    caption:
      'Zoé lays a card in front of Bo. Bo knows that she has made up her mind, but not what she believes.',
    alt: 'In front of Bo, a face-down identification card in Zoé’s colour. Only Zoé knows that it is a pizza.',
    thinks: 'Zoé knows',
    shows: 'The others see',
  },
  spywhereScore: {
    caption:
      'Four cards of her own country, two opponents guessed: 4 + 4 × 2 = 12. She finished first: {bonus} more, 15 in all.',
    alt: 'Four sushi cards and two right identification cards make twelve points, then {bonus} more: fifteen.',
  },
};
