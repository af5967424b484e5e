export const replay = {
  hand: 'Main',
  pile: 'Pioche : {{count}}',
  market: 'Le marché',
  clues: 'Indices',
  guesses: 'Devant {{name}}',
  believed: 'Ce qu’on pouvait croire',
  leaksNote:
    'Combien un observateur parfait croyait à la vérité, d’après ce que tout le monde voit. Il suppose qu’on prend une carte de son pays neuf fois sur dix quand il y en a, qu’on en donne rarement une, et qu’on laisse rarement un trio.',
  pointsNote: 'Ce que chacun aurait eu si la partie s’était arrêtée là.',
  marks: {
    exchange: 'Échanges',
    elimination: 'Éliminations',
    guess: 'Identifications',
  },
  best: {
    'boldest-guess': 'Le pari le plus osé',
    'worst-slip': 'Le faux pas',
    'best-kept': 'Le secret le mieux gardé',
  },
  told: {
    'boldest-guess': '{{name}} démasque {{named}} ; les indices donnaient {{percent}}.',
    'worst-slip': 'En un tour, {{name}} se trahit : de {{before}} à {{after}}.',
    'best-kept': 'Jusqu’à {{time}}, rien ne trahissait {{name}}.',
  },
  plots: {
    leaks: 'Comment les secrets ont fui',
    turns: 'tours joués',
  },
};
