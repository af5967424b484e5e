import type { learn as french } from '../fr/learn.ts';
import type { Texts } from '../texts.ts';

export const learn: Texts<typeof french> = {
  title: 'Learn to play',
  lead: 'Three minutes at a real table, with a coach who shows you what to do. Stop whenever you like, and take it up again.',
  start: 'Start',
  resume: 'Go on at step {{step}}',
  restart: 'Start again',
  coach: {
    label: 'Coach',
    step: 'Step {{step}} of {{steps}}',
    next: 'Got it',
    leave: 'Leave the lesson',
    fold: 'Make the coach small',
    unfold: 'Show the coach',
  },
  over: { play: 'Play', other: 'Another lesson' },
  hints: {
    label: 'Hint',
    close: 'Got it',
    off: 'Turn hints off',
    eyes: 'Tap a face to look at it: then you see where its eyes go, and only its eyes.',
    turn: 'Your turn: choose a card that is not in your hand, and call it. Its partner will wink at you.',
    name: 'You can say who winked at you: look at that face, then press the light button.',
    mine: '{{name}} calls your card: look at that face, and wink when nobody else looks at you.',
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
    draw: 'Each turn begins with a draw.',
    exchange: 'Exchange a card of your hand for one of the market: the whole table sees which.',
    eliminate: 'Three dishes alike, and not of your country: you may eliminate them and draw once more.',
    identify: 'You may identify somebody, once each. No hurry: whether it is right comes out at the end.',
    theirs: 'Watch what the others take and give: your notebook keeps what you make of it.',
  },
};
