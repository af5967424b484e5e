import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { hints as french } from '../fr/hints.ts';

export const hints: Texts<typeof french> = {
  eyes: 'Tap a face to look at it: then you see where its eyes go, and only its eyes.',
  turn: 'Your turn: choose a card that is not in your hand, and call it. Its partner will wink at you.',
  name: 'You can say who winked at you: look at that face, then press the light button.',
  mine: '{{name}} calls your card: look at that face, and wink when nobody else looks at you.',
  winked:
    '{{name}} winks at you: your card is in that hand. Remember the face, and name it when it is your turn again.',
  felt: 'Someone is watching you! Each mask above your portrait is one pair of eyes on you. Whose? That is for you to find out.',
  caught: 'That wink is not for you! If you know which card it is about, accuse.',
  accused:
    'An accusation stops everything. A right one wins two cards; a wrong one costs the card it was made with.',
  peek: 'Hold the button to see your cards. As soon as you let go, nobody sees them any more.',
  turnInRoom:
    'Your turn: choose a number that is not in your hand, and call it. Whoever has its twin will wink at you.',
  nameInRoom: 'Who winked at you? Press the light button and name them.',
  calledInRoom:
    'A card is called. If you have its twin, wink at whoever calls it. You catch somebody’s wink? Accuse!',
};
