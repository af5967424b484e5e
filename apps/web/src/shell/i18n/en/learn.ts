import type { learn as french } from '../fr/learn.ts';
import type { Texts } from '../texts.ts';

export const learn: Texts<typeof french> = {
  title: 'Learn to play',
  lead: 'Three minutes at a real table, with a coach who shows you what to do. Stop whenever you like, and take it up again.',
  start: 'Start',
  resume: 'Go on at step {{step}}',
  restart: 'Start again',
  coach: {
    label: 'Coach',
    step: 'Step {{step}} of {{steps}}',
    next: 'Got it',
    leave: 'Leave the lesson',
    fold: 'Make the coach small',
    unfold: 'Show the coach',
  },
  over: { play: 'Play', other: 'Another lesson' },
  hints: {
    label: 'Hint',
    close: 'Got it',
  },
};
