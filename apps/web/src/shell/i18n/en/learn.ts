import type { learn as french } from '../fr/learn.ts';
import type { Texts } from '../texts.ts';

export const learn: Texts<typeof french> = {
  title: 'Learn to play',
  lead: 'Three minutes at a real table, with a coach who shows you what to do. Stop whenever you like, and pick it up again later.',
  start: 'Start',
  resume: 'Continue at step {{step}}',
  restart: 'Start again',
  coach: {
    label: 'Coach',
    step: 'Step {{step}} of {{steps}}',
    next: 'Got it',
    leave: 'Leave the lesson',
    fold: 'Fold the coach away',
    unfold: 'Show the coach',
  },
  over: { play: 'Play', other: 'Another lesson' },
  hints: {
    label: 'Hint',
    close: 'Got it',
  },
};
