import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { lesson as french } from '../fr/lesson.ts';

export const lesson: Texts<typeof french> = {
  name: 'Winking',
  about: 'Zwinkern, WINK and WINK agents: look, call, answer, catch.',
  steps: {
    look: {
      say: 'You see the eyes of one face only: the one you look at. Look at {{person}}.',
      help: 'Tap the face, or press 1.',
    },
    read: {
      say: '{{person}} is looking at {{other}}: the eyes tell you. And whom does {{other}} look at? Turn to her.',
      help: 'Tap {{other}}’s face. Turning your eyes takes a moment.',
    },
    felt: {
      say: 'She is looking at you, and you feel it: a mask above your portrait has opened its eyes. It tells you how many people are watching you, never who.',
      help: 'Look at your portrait, then press “Got it”.',
    },
    call: {
      say: 'Your turn: call a card that you do not hold, {{number}} for example.',
      help: 'Tap card {{number}} on the table, then “Call”.',
    },
    winked: {
      say: 'Somebody holds the twin of {{number}} and must wink at you. Go from face to face: who is looking at you?',
      help: 'Stay with the face that looks at you, and wait a little.',
    },
    asked: {
      say: 'It was {{person}}: keep that to yourself, you will say so on your next turn. {{other}} is about to call a card…',
      help: '{{other}} is still thinking.',
    },
    watched: {
      say: '{{person}} calls {{number}}: it is in your hand! But you feel two people watching you, and that is one too many: whoever catches your wink takes it all. Look at {{other}}.',
      help: 'Tap {{other}}’s face to see whether he is watching you.',
    },
    answer: {
      say: '{{other}} was watching you, and is distracted now: only one pair of eyes is left. Turn to {{person}}, and as soon as the button lights up, wink.',
      help: 'Tap {{person}}’s face, wait until he looks at you, then “Wink” (or the space bar).',
    },
    catch: {
      say: 'Well done, nobody else knows. Now {{person}} calls. Find whoever keeps looking at her, and do not let go.',
      help: 'Look at one face after the other: the one whose eyes go to {{person}} is about to wink.',
    },
    accuse: {
      say: 'Caught in the act! Press “J’accuse!”: {{person}} has {{number}}.',
      help: 'The red button, then {{person}} beside card {{number}}.',
    },
    name: {
      say: 'Two cards for you! Your turn comes round again. Who winked at you for {{number}}? Look at them and name them.',
      missed:
        'Not quite, and it cost a card: accuse only when you saw it. Your turn comes round: look at whoever winked at you, and name them.',
      help: 'It was {{person}}: look at that face, then press the big button.',
    },
  },
  overMissed:
    'That wasn’t the right person: the card is lost. But you know how it works now: look, call, answer in secret, and catch the others. Next time, wait until you’re sure.',
  over: 'That’s all there is to it: look, call, answer in secret, and catch the others. The rest is keeping a straight face.',
};
