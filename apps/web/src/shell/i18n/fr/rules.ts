export const rules = {
  title: 'Les règles',
  titleOf: 'Les règles de {{game}}',
  lead: 'Les règles complètes de chaque jeu, avec nos mots et des exemples dessinés.',
  read: 'Lire les règles',
  contents: 'Sommaire',
  ruling: 'notre arbitrage',
  legend:
    'Cette marque signale ce que les règles imprimées laissent ouvert, ou ce que demande le jeu en ligne : là, c’est nous qui avons tranché.',
  numbers: 'Numéros des règles',
  clause: 'Lien vers la règle {{clause}}',
  rulings: 'Nos arbitrages',
  rulingsHint: 'Toutes nos décisions sur cette page, là où elles se trouvent',
  point: 'Ce qui change',
  others: 'Les règles des autres jeux',
  play: 'Jouer',
  all: 'Toutes les règles',
  cameras: 'Caméras et micros',
};
