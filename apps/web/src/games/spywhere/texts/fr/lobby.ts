export const lobby = {
  first: 'La règle d’origine : la dernière personne à avoir vu un film d’espionnage.',
  out: 'Nationalité retirée',
  outRandom: 'Une au hasard',
  outHint: 'À quatre ou moins, une des six nationalités reste dans la boîte, et tout le monde sait laquelle.',
  noTriples: 'Sans triplés',
  noTriplesHint: 'Trois plats pareils au marché sont remélangés.',
  finishRound: 'Finir la manche',
  finishRoundHint:
    'Règle maison : quand quelqu’un a visé tout le monde, chacun joue encore autant de tours que lui.',
  allIn: 'À plus de quatre, les six nationalités sont en jeu : n’en retire aucune.',
};
