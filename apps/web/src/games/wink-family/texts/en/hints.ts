import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { hints as french } from '../fr/hints.ts';

export const hints: Texts<typeof french> = {
  eyes: 'Tap a face to look at it: then you see where its eyes go, and no other’s.',
  turn: 'Tap a card that isn’t in your hand, then call it: somebody holds its twin.',
  seek: 'Whoever holds the twin will wink at you. Go from face to face: who is looking at you?',
  winked: '{{name}} is winking at you: {{name}} has your card. Keep it to yourself until your turn.',
  name: 'Look at whoever winked at you, then name them: a point each.',
  mine: '{{name}} is calling your card! Look at that face, and wink when nobody else is watching you.',
  felt: 'You’re being watched! Each mask by your portrait is a pair of eyes on you. Whose?',
  caught: 'That wink isn’t for you! If you know which card it’s about, accuse.',
  accused: 'An accusation stops everything. Right: two cards. Wrong: one spy less.',
  peek: 'Hold the button to see your cards. Let go, and nobody can see them.',
  turnInRoom: 'Pick a number that isn’t in your hand and call it: somebody will wink at you.',
  nameInRoom: 'Who winked at you? Press the big button and name them.',
  calledInRoom: 'Is the called card yours? Wink at whoever called it. Did you catch a wink? Accuse!',
};
