export const offline = {
  noNetwork: {
    title: 'Pas de réseau.',
    text: 'Contre des bots, tout marche comme d’habitude. Pour jouer à plusieurs, il faudra attendre qu’il revienne.',
  },
  unfinished: 'Tes parties en cours',
  goOn: 'Continuer {{name}}',
  lastPlayed: 'laissée le {{date}}',
  deleteGame: 'Effacer la partie de {{name}} laissée le {{date}}',
  deleteAsks: 'Effacer cette partie de {{name}} ?',
  delete: 'Effacer',
  keep: 'La garder',
  arrange: 'Choisir mes adversaires',
  arrangeHint: 'Avant de jouer : combien de bots, chacun à son niveau, et le rythme.',
  unkept: 'Ce navigateur ne garde rien : la partie dure tant que cette page reste ouverte.',
  understood: 'Compris',
  unknown: {
    title: 'Pas de partie ici',
    text: 'Elle a été effacée, ou commencée dans un autre navigateur. Une nouvelle t’attend à l’accueil.',
  },
  elsewhere: {
    title: 'La partie continue ailleurs',
    text: 'Elle est ouverte dans un autre onglet. Tu peux la reprendre ici, au même point.',
    here: 'Continuer ici',
  },
};
