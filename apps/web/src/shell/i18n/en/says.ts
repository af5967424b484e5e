import type { says as french } from '../fr/says.ts';
import type { Texts } from '../texts.ts';

export const says: Texts<typeof french> = {
  ended: 'The game is over.',
  spoken: '{{name}}: {{text}}',
  phrases: {
    hello: 'Hello!',
    'well-played': 'Well played!',
    'thank-you': 'Thank you!',
    oops: 'Oops!',
    'i-saw-you': 'I saw you!',
    really: 'Really?',
    'hurry-up': 'Hurry up!',
    'one-moment': 'One moment.',
    'once-more': 'Once more!',
    goodbye: 'Goodbye!',
  },
};
