import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { hints as french } from '../fr/hints.ts';

export const hints: Texts<typeof french> = {
  draw: 'Each turn begins with a draw.',
  exchange: 'Swap a card from your hand for one from the market. The whole table sees which!',
  eliminate: 'Three of the same dish, and not from your country: eliminate them and draw again.',
  identify: 'Think you know where somebody’s from? You get one guess per person: no hurry.',
  theirs: 'Watch what the others take and leave, and jot down what you think in your notebook.',
};
