export const says = {
  ended: 'La partie est finie.',
  spoken: '{{name}} : {{text}}',
  phrases: {
    hello: 'Bonjour !',
    'well-played': 'Bien joué !',
    'thank-you': 'Merci !',
    oops: 'Oups !',
    'i-saw-you': 'Je t’ai vu !',
    really: 'Vraiment ?',
    'hurry-up': 'Plus vite !',
    'one-moment': 'Un instant.',
    'once-more': 'Encore une fois !',
    goodbye: 'Au revoir !',
  },
};
