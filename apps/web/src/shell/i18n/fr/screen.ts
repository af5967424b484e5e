export const screen = {
  open: 'Grand écran',
  openHint: 'Tous dans la même pièce ? Ouvre la table sur une télé ou une tablette :',
  scan: 'Ton téléphone est ta main : scanne, choisis un nom, joue.',
  voice: 'Annonces à voix haute',
  voiceOn: 'Je lis les annonces à voix haute.',
  full: 'Plein écran',
  hand: {
    hold: 'Maintiens pour voir tes cartes',
    shown: 'Lâche pour les cacher',
    flat: 'Relève ton téléphone pour voir tes cartes',
    keep: 'Laisser ouvert',
    cover: 'Cacher mes cartes',
  },
};
