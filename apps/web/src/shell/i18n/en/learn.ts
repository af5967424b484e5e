import type { learn as french } from '../fr/learn.ts';
import type { Texts } from '../texts.ts';

export const learn: Texts<typeof french> = {
  title: 'Learn to play',
  lead: 'Three minutes at a real table, with a coach who shows you what to do. Stop whenever you like, and take it up again.',
  lessons: {
    wink: { name: 'Winking', about: 'Zwinkern, WINK and WINK agents: look, call, answer, catch.' },
    spywhere: {
      name: 'Spywhere',
      about: 'The passport, the exchanges, the notebook and the identifications.',
    },
    train: {
      name: 'Catch the wink',
      about: 'Training for your eyes: faces, glances, and how fast you react.',
    },
  },
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
  over: {
    wink: 'That is all of it: look, call, answer in secret, and catch the others. The rest is keeping a straight face.',
    spywhere:
      'That is all of it: take without giving yourself away, read exchanges, identify at the right moment.',
    play: 'Play',
    train: 'Train my eyes',
    other: 'Another lesson',
  },
  wink: {
    look: {
      say: 'You see the eyes of one face only: the one you look at. Look at {{person}}.',
      help: 'Tap the face, or press the key 1.',
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
      say: 'Caught in the act! Press “I accuse!”: {{person}} has {{number}}.',
      help: 'The red button, then {{person}} beside card {{number}}.',
    },
    name: {
      say: 'Two cards for you! Your turn comes round again. Who winked at you for {{number}}? Look at them and name them.',
      missed:
        'Not quite, and it cost a card: accuse only when you saw it. Your turn comes round: look at whoever winked at you, and name them.',
      help: 'It was {{person}}: look at that face, then press the large light button.',
    },
  },
  spywhere: {
    passport: {
      say: 'This is your passport, and it is secret: hold the button to read it. In the end each dish of your own country in your hand counts.',
      help: 'Press the passport and hold it.',
    },
    draw: { say: 'Your turn. It always begins with a draw.', help: 'Tap the pile.' },
    exchange: {
      say: 'Now exchange: a card of your hand for one of the market. Everybody sees it, so do not give yourself away.',
      help: 'Tap a card of your hand, then a card of the market.',
    },
    eliminate: {
      say: 'Three dishes alike in the market, and not of your country: eliminate them! You draw one more, and all will know that this is not your nationality.',
      help: 'The light button “Eliminate”.',
    },
    end: {
      say: 'You could identify somebody, but you know nothing yet. End your turn.',
      help: 'The button “End turn”.',
    },
    watch: {
      say: '{{person}}’s turn. Watch what leaves that hand, and what goes into it.',
      help: '{{person}} is still playing.',
    },
    read: {
      say: '{{person}} gave “{{gave}}” and took “{{took}}”. People like to take what comes from home: there is a clue.',
      help: 'Read, then “Got it”.',
    },
    notebook: {
      say: 'Your notebook remembers. In {{person}}’s row press the box “{{took}}”: no, maybe, yes.',
      help: 'Open the notebook and press a free box.',
    },
    turn: {
      say: '{{person}} plays, then it is your turn: draw and exchange, as before.',
      help: 'When it is your turn: the pile, then a card of your hand and one of the market.',
    },
    identify: {
      say: 'Dare it: identify {{person}}. One card for each opponent in a game; whether it is right comes out at the end.',
      help: '“Identify”, then the country you believe in.',
    },
    last: {
      say: 'Whoever has identified everybody ends the turns: {{person}} is nearly there. Then everybody makes their last identifications.',
      help: 'When the window opens, choose a country for each opponent, then confirm.',
    },
  },
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
  train: {
    title: 'Catch the wink',
    lead: 'These faces look at each other, and some of them wink. You see the eyes of one face at a time: choose well, and press as soon as you see a wink. At the bottom a mask tells you how many are watching you.',
    begin: 'Start',
    go: 'Round {{round}}',
    goOn: 'Next round',
    again: 'Play this round again',
    stop: 'Stop',
    seen: 'A wink!',
    toWhom: 'At whom?',
    watched_zero: 'Nobody is watching you',
    watched_one: 'One face is watching you',
    watched_other: '{{count}} faces are watching you',
    toMe: 'At me',
    left: '{{count}} to go',
    caught: 'Caught! {{ms}} ms',
    half: 'Caught in {{ms}} ms, but it was for {{name}}',
    wrong: 'There was nothing',
    missed: 'Missed: {{of}} to {{to}}',
    looking: 'You look at {{name}}',
    result: '{{caught}} winks of {{winks}}',
    fastest: 'Fastest: {{ms}} ms',
    typical: 'On average: {{ms}} ms',
    score: 'Points: {{score}}',
    best: 'Your best: {{score}} points, round {{round}}',
    passed: 'Well seen. The next one is faster.',
    failed: 'Half of them is enough to go on.',
    keys: 'Keyboard: digits and arrows to look, the space bar when you see a wink, then a digit for whom.',
  },
};
