import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { lesson as french } from '../fr/lesson.ts';

export const lesson: Texts<typeof french> = {
  name: 'Spywhere',
  about: 'The passport, the exchanges, the notebook and the identifications.',
  steps: {
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
  over: 'That is all of it: take without giving yourself away, read exchanges, identify at the right moment.',
};
