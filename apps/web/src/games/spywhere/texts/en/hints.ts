import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { hints as french } from '../fr/hints.ts';

export const hints: Texts<typeof french> = {
  draw: 'Each turn begins with a draw.',
  exchange: 'Exchange a card of your hand for one of the market: the whole table sees which.',
  eliminate: 'Three dishes alike, and not of your country: you may eliminate them and draw once more.',
  identify: 'You may identify somebody, once each. No hurry: whether it is right comes out at the end.',
  theirs: 'Watch what the others take and give: your notebook keeps what you make of it.',
};
