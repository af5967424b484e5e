import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { refusals as french } from '../fr/refusals.ts';

export const refusals: Texts<typeof french> = {
  'all-nationalities-are-in': 'With five or six, every country is in the game.',
  'turns-are-over': 'The turns are over: only last identifications now.',
  'must-draw-first': 'Draw a card first.',
  'already-drawn': 'You have drawn already this turn.',
  'must-exchange-first': 'Exchange a card with the market first.',
  'already-exchanged': 'You have exchanged already this turn.',
  'card-not-in-hand': 'You do not hold that card.',
  'card-not-in-market': 'That card is not in the market.',
  'one-elimination-a-turn': 'One elimination a turn.',
  'own-nationality': 'That is your country: you cannot eliminate it.',
  'no-three-of-a-kind': 'It takes three of a kind in the market.',
  'too-early': 'It is too early to identify anybody.',
  'cannot-attempt-yourself': 'You know where you are from.',
  'already-attempted': 'You have identified that person already.',
  'nationality-out': 'That country is not in the game.',
  'card-used-up': 'You have laid that country already.',
  'not-closed-yet': 'Last identifications come at the end.',
  'all-attempted-already': 'You have identified everybody already.',
  'last-attempts-in': 'Your last identifications are in already.',
  'too-many-attempts': 'Those are more identifications than there are opponents.',
};
