export const story = {
  title: 'L’histoire de la partie',
  moments: 'Les meilleurs moments',
  watch: 'Revoir ce moment',
  asTable: 'En tableau',
  asPlot: 'En dessin',
  wins: '{{names}} gagne avec {{points}} points.',
  win: 'Victoire partagée avec {{points}} points : {{names}}.',
  plots: {
    points: 'Les points au fil du temps',
    time: 'temps (min:s)',
  },
};
