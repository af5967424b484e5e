import type { trouble as french } from '../fr/trouble.ts';
import type { Texts } from '../texts.ts';

export const trouble: Texts<typeof french> = {
  lost: 'Connection lost. We will be back as soon as it is.',
  connecting: 'On the way to the table…',
  noSuchTable: 'There is no such table, or no longer. Check the code.',
  oldClient: 'Œillade has changed in the meantime: reload the page.',
  full: 'The table is full. You can watch.',
  running: 'The game has begun. You can watch.',
  offline: 'No network.',
  tooMany: 'Easy: try again in a moment.',
  notAllowed: 'That move is not allowed now.',
  tooSoon: 'One moment: the partner must have time to signal.',
  unknown: 'That did not work ({{code}}).',
  rule: 'rule {{rule}}',
};
