export const end = {
  title: 'C’est fini !',
  wins: '{{name}} gagne',
  shared: 'Victoire partagée : {{names}}',
  points_one: '{{count}} point',
  points_other: '{{count}} points',
  cards: 'cartes',
  spiesKept: 'espions gardés',
  again: 'Rejouer',
  home: 'Accueil',
  record: 'Garder la partie',
  hands: 'Toutes les mains',
  undealt: 'Jamais distribuées',
};
