import type { trouble as french } from '../fr/trouble.ts';
import type { Texts } from '../texts.ts';

export const trouble: Texts<typeof french> = {
  connecting: 'On the way to the table…',
  lost: 'Connection lost. We will be back as soon as it is.',
  moved: 'The table is restarting, your game is safe. One moment…',
  tooSlow: 'Your connection could not keep up. Catching up…',
  unknown: 'That did not work ({{code}}).',
  rule: 'Rule {{rule}}',
  seeRule: 'See the rule',
  seeRuleOpens: 'See the rule, in a new tab',
  gone: {
    unreachable: { title: 'The table does not answer', text: 'We keep knocking. Check your connection.' },
    oldClient: {
      title: 'Œillade has changed',
      text: 'There is a new version. Your seat and your game are safe.',
    },
    left: {
      title: 'Your seat is gone',
      text: 'You were taken off the table, or a bot plays for you. You can go back there.',
    },
    unwatched: {
      title: 'A game behind closed doors',
      text: 'This table plays without an audience. You can come back after the game.',
    },
    abuse: {
      title: 'The connection is cut',
      text: 'Too many requests came from here. Take a breath, then try again.',
    },
  },
  ways: {
    home: 'Back home',
    update: 'Load the new version',
    again: 'Try again',
    back: 'Back to the table',
  },
};
