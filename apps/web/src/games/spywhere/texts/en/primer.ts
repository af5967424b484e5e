import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { primer as french } from '../fr/primer.ts';

export const primer: Texts<typeof french> = {
  turn: 'On your turn',
  turnWorth: 'draw, swap, then eliminate or make a guess if you like',
  own: 'Each dish of your country in your hand',
  ownWorth: '1 point at the end',
  right: 'Each country you guess right',
  rightWorth: '1 more point per dish of your country',
  wrong: 'A country you guess wrong',
  wrongWorth: 'nothing',
  eliminated: 'Three dishes eliminated',
  eliminatedWorth: 'one more card, and all know it’s not your country',
  all: 'First to have a guess on everybody',
  allWorth: '{{bonus}} points, right or wrong',
  end: 'The game ends',
  endWhen: 'when the pile is used up, or somebody has a guess on everybody',
};
