import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { primer as french } from '../fr/primer.ts';

export const primer: Texts<typeof french> = {
  named: 'You name the right partner',
  namedWorth: '1 point each',
  misnamed: 'You name somebody else',
  misnamedGone: 'the card is lost',
  misnamedTurned: 'the card is turned face down',
  unnamed: 'You saw nothing',
  unnamedMay: 'call another card',
  unnamedMust: 'name somebody all the same',
  accused: 'You accuse, and you’re right',
  accusedWorth: '2 points, and one {{spy}} card less',
  misaccused: 'You accuse, and you’re wrong',
  misaccusedWorth: 'one {{spy}} card less',
  spies: 'Each {{spy}} card you keep',
  spiesWorth: '1 point at the end',
  end: 'The game ends',
  endWhen: 'when a hand is empty, or nothing is left to call',
};
