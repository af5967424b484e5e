import type { votes as french } from '../fr/votes.ts';
import type { Texts } from '../texts.ts';

export const votes: Texts<typeof french> = {
  pause: 'A break?',
  resume: 'Go on?',
  end: 'Stop here?',
  circles: 'You are going round in circles. Stop here?',
  replace: 'A bot instead of {{name}}?',
  awaited: 'Waiting for {{names}}',
  agree: 'Agreed',
};
