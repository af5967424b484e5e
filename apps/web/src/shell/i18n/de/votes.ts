import type { votes as french } from '../fr/votes.ts';
import type { Texts } from '../texts.ts';

export const votes: Texts<typeof french> = {
  pause: 'Eine Pause?',
  resume: 'Weiter?',
  end: 'Hier aufhören?',
  circles: 'Ihr dreht euch im Kreis. Hier aufhören?',
  replace: 'Ein Bot statt {{name}}?',
  awaited: 'Es fehlt noch: {{names}}',
  agree: 'Einverstanden',
};
