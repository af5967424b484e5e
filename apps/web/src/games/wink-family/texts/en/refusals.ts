import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { refusals as french } from '../fr/refusals.ts';

export const refusals: Texts<typeof french> = {
  'not-your-partner': 'That person has not called your card.',
  'too-late': 'Too late: their turn has begun.',
  'signal-not-agreed': 'That signal was not agreed on at this table.',
  'one-signal-only': 'This game has a single signal.',
  'already-designated': 'You have named somebody already this turn.',
  'no-pawn-on-the-board': 'You have called nothing yet: there is nobody to name.',
  'card-is-gone': 'The card that you called is gone.',
  'cannot-name-yourself': 'You cannot name yourself.',
  'must-designate-first': 'Name your partner first.',
  'card-not-face-up': 'That card can no longer be called.',
  'pawn-must-move': 'Your pawn stands there already: choose another card.',
  'another-pawn-is-there': 'Another pawn stands on that card.',
  'twin-in-your-hand': 'You hold that card yourself.',
  'can-still-call': 'There is still a card that you can call: no passing.',
  'no-spy-card-left': 'You have nothing left to accuse with.',
  'cannot-accuse-yourself': 'You cannot accuse yourself.',
  'number-not-called': 'That number is not called at the moment.',
  'own-call': 'It is your own call: that signal is for you.',
  'accused-is-the-caller': 'Whoever calls a card does not hold it.',
  'you-hold-it': 'That card is in your hand: nobody else has it.',
  'accused-falsely-before': 'Somebody was wrong about this number before: nobody can accuse any more.',
};
