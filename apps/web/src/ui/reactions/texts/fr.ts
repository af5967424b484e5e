export const fr = {
  names: {
    'rolled-eyes': 'Yeux au ciel',
    whistle: 'Siffloter',
    shock: 'Stupeur',
    squint: 'Yeux plissés',
    laugh: 'Fou rire',
    kiss: 'Baiser',
    tear: 'Larme',
    'slow-clap': 'Bravo… lent',
  },
  shows: {
    'rolled-eyes': '{{name}} lève les yeux au ciel',
    whistle: '{{name}} sifflote',
    shock: '{{name}} n’en revient pas',
    squint: '{{name}} plisse les yeux',
    laugh: '{{name}} éclate de rire',
    kiss: '{{name}} envoie un baiser',
    tear: '{{name}} verse une larme',
    'slow-clap': '{{name}} applaudit lentement',
  },
};
