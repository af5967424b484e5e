/** Zoé plays, Bo is guessed at. */
export const figures = {
  nations: {
    caption: 'Six nationalités, et un passeport que tu es seul à voir.',
    alt: 'Six cartes Nationalité avec leurs plats, et un passeport ouvert du Japon.',
    passport: 'Passeport',
  },
  exchange: {
    caption:
      'Un burger contre un sushi, au vu de tous. Zoé serait-elle japonaise, ou veut-elle le faire croire ?',
    alt: 'Une carte burger quitte la main pour le marché de cinq cartes ; une carte sushi fait le chemin inverse.',
    gives: 'donne',
    takes: 'prend',
  },
  eliminate: {
    caption: 'Trois bretzels au marché : Zoé les élimine et gagne une carte. Elle n’est donc pas allemande.',
    alt: 'Trois cartes bretzel quittent le marché pour la pile d’indices, et une carte face cachée s’ajoute à la main.',
  },
  identify: {
    caption: 'Zoé pose une carte devant Bo. Bo sait qu’il est visé, mais pas ce qu’elle croit.',
    alt: 'Devant Bo, une carte Identification face cachée à la couleur de Zoé. Zoé seule sait que c’est une pizza.',
    thinks: 'Zoé le sait',
    shows: 'Les autres voient',
  },
  spywhereScore: {
    caption:
      'Quatre cartes de son pays, deux adversaires devinés : 4 + 4 × 2 = 12. Elle a fini la première : {bonus} de plus, soit 15.',
    alt: 'Quatre cartes sushi et deux cartes Identification justes donnent douze points, puis {bonus} de plus : quinze.',
  },
};
