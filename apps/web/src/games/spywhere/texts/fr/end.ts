export const end = {
  why: {
    pile: 'La pioche est vide.',
    attempts: '{{names}} a parié sur tout le monde.',
  },
  passportsOpen: 'Passeports !',
  seenThrough: 'Percé',
  keptSecret: 'Secret',
  made: {
    own: 'Cartes de son pays',
    bonus: 'A parié sur tout le monde en premier',
  },
  passports: 'Passeports et cartes',
  unmasked: 'Secret percé par {{names}}',
  neverUnmasked: 'Secret bien gardé',
  guesses: 'Tous les paris',
  guessesHint: 'Qui a dit quoi de qui. Les cartes sont retournées.',
  guessHead: 'a dit de',
  noGuess: 'rien',
  right: 'juste',
  wrong: 'faux',
  last: 'à la fin',
  lastMark: 'Posée à la toute fin',
};
