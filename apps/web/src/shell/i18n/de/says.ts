import type { says as french } from '../fr/says.ts';
import type { Texts } from '../texts.ts';

export const says: Texts<typeof french> = {
  ended: 'Das Spiel ist aus.',
  spoken: '{{name}}: {{text}}',
  phrases: {
    hello: 'Hallo!',
    'well-played': 'Gut gespielt!',
    'thank-you': 'Danke!',
    oops: 'Hoppla!',
    'i-saw-you': 'Ich hab dich gesehen!',
    really: 'Wirklich?',
    'hurry-up': 'Mach schneller!',
    'one-moment': 'Einen Moment.',
    'once-more': 'Noch einmal!',
    goodbye: 'Tschüss!',
  },
};
