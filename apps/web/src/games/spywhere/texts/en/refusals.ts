import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { refusals as french } from '../fr/refusals.ts';

export const refusals: Texts<typeof french> = {
  'all-nationalities-are-in': 'With five or six, every country is in the game.',
  'turns-are-over': 'The turns are over: only the last guesses are left.',
  'must-draw-first': 'Draw a card first.',
  'already-drawn': 'You have drawn already this turn.',
  'must-exchange-first': 'Swap a card with the market first.',
  'already-exchanged': 'You’ve already swapped this turn.',
  'card-not-in-hand': 'You do not hold that card.',
  'card-not-in-market': 'That card is not in the market.',
  'one-elimination-a-turn': 'One elimination a turn.',
  'own-nationality': 'That is your country: you cannot eliminate it.',
  'no-three-of-a-kind': 'It takes three of a kind in the market.',
  'too-early': 'It’s too early to guess.',
  'cannot-attempt-yourself': 'You know where you are from.',
  'already-attempted': 'You’ve already made a guess about them.',
  'nationality-out': 'That country is not in the game.',
  'card-used-up': 'You have laid that country already.',
  'not-closed-yet': 'Last guesses come at the end.',
  'all-attempted-already': 'You’ve already made a guess about everybody.',
  'last-attempts-in': 'Your last guesses are already sealed.',
  'too-many-attempts': 'That’s more guesses than there are opponents.',
};
