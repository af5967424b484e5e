import type { rules as french } from '../fr/rules.ts';
import type { Texts } from '../texts.ts';

export const rules: Texts<typeof french> = {
  title: 'The rules',
  titleOf: 'The rules of {{game}}',
  lead: 'All the rules of every game, in our own words and with drawn examples.',
  read: 'Read the rules',
  contents: 'Contents',
  ruling: 'our ruling',
  legend:
    'This mark stands where the printed rules leave something open, or where playing online needs a decision: it is ours.',
  numbers: 'Rule numbers',
  clause: 'Link to rule {{clause}}',
  rulings: 'Our rulings',
  rulingsHint: 'Everything on this page that we decided, where it stands',
  point: 'What differs',
  others: 'The rules of the other games',
  play: 'Play',
  all: 'All the rules',
  cameras: 'Cameras and microphones',
};
