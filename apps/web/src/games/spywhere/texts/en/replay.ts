import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { replay as french } from '../fr/replay.ts';

export const replay: Texts<typeof french> = {
  hand: 'Hand',
  pile: 'Pile: {{count}}',
  market: 'The market',
  clues: 'Clues',
  guesses: 'In front of {{name}}',
  believed: 'What one could believe',
  leaksNote:
    'How far a perfect observer believed the truth, from what everybody sees. They suppose that one takes a card of one’s own country nine times in ten when there is one, rarely gives one away, and rarely leaves three of a kind.',
  pointsNote: 'What everybody would have had if the game had ended there.',
  marks: {
    exchange: 'Exchanges',
    elimination: 'Eliminations',
    guess: 'Identifications',
  },
  best: {
    'boldest-guess': 'The boldest guess',
    'worst-slip': 'The slip',
    'best-kept': 'The best-kept secret',
  },
  told: {
    'boldest-guess': '{{name}} unmasks {{named}}; the clues gave it {{percent}}.',
    'worst-slip': 'In one turn {{name}} gives it away: from {{before}} to {{after}}.',
    'best-kept': 'Until {{time}} nothing gave {{name}} away.',
  },
  plots: {
    leaks: 'How the secrets leaked',
    turns: 'turns played',
  },
};
