import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { lesson as french } from '../fr/lesson.ts';

export const lesson: Texts<typeof french> = {
  name: 'Spywhere',
  about: 'The passport, the exchanges, the notebook and the identifications.',
  steps: {
    passport: {
      say: 'This is your passport. It’s secret: with other players it stays shut until you press it. At the end, each dish of your country in your hand counts.',
      help: 'Read it, then “Got it”.',
    },
    draw: { say: 'Your turn. It always begins with a draw.', help: 'Tap the pile.' },
    exchange: {
      say: 'Now swap a card from your hand for one from the market. Everybody sees it, so don’t give yourself away.',
      help: 'Tap a card in your hand, then a card in the market.',
    },
    eliminate: {
      say: 'Three of the same dish in the market, and not from your country: eliminate them! You draw one more card, and everybody knows it’s not your nationality.',
      help: 'The “Eliminate” button.',
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
      say: '{{person}} plays, then it’s your turn: draw and swap, as before.',
      help: 'When it’s your turn: the pile, then a card from your hand and one from the market.',
    },
    identify: {
      say: 'Be bold: identify {{person}}. You get one card per opponent and game; whether it’s right comes out at the end.',
      help: '“Identify”, then the country you think is theirs, then “Seal”.',
    },
    last: {
      say: 'Whoever has a guess on everybody ends the turns: {{person}} is nearly there. Then everybody makes their last guesses.',
      help: 'When the window opens, choose a country for each opponent, then seal.',
    },
  },
  over: 'That’s all there is to it: take without giving yourself away, read the swaps, identify at the right moment.',
};
