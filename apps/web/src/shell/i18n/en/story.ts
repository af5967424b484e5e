import type { story as french } from '../fr/story.ts';
import type { Texts } from '../texts.ts';

export const story: Texts<typeof french> = {
  title: 'The story of the game',
  moments: 'The best moments',
  watch: 'Watch this moment',
  asTable: 'As a table',
  asPlot: 'As a drawing',
  wins: '{{names}} wins with {{points}} points.',
  win: 'A shared victory with {{points}} points: {{names}}.',
  plots: {
    points: 'Points over time',
    time: 'time (min:s)',
  },
};
