/** What only this game refuses. */
export const refusals = {
  'nothing-to-doubt': 'Personne n’a encore rien annoncé.',
  'too-many-dice': 'Il n’y a pas autant de dés sous les gobelets.',
  'bid-too-low': 'Il faut annoncer plus haut.',
};
