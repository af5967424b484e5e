import type { story as french } from '../fr/story.ts';
import type { Texts } from '../texts.ts';

export const story: Texts<typeof french> = {
  title: 'Die Geschichte des Spiels',
  moments: 'Die schönsten Momente',
  watch: 'Diesen Moment ansehen',
  asTable: 'Als Tabelle',
  asPlot: 'Als Bild',
  wins: '{{names}} gewinnt mit {{points}} Punkten.',
  win: 'Geteilter Sieg mit {{points}} Punkten: {{names}}.',
  plots: {
    points: 'Punkte im Lauf der Zeit',
    time: 'Zeit (min:s)',
  },
};
