import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { day as french } from '../fr/day.ts';

export const day: Texts<typeof french> = {
  title: 'The eye of the day',
  lead: 'Ten winks, the same for everybody today. You get one try: say when you see one, and who it was for. A press for nothing costs a point.',
  begin: 'Open your eyes',
  of: '{{figure}} out of {{winks}}',
  ms: '{{ms}} ms',
  median: 'Median time: {{ms}} ms',
  wrong_one: 'For nothing: once',
  wrong_other: 'For nothing: {{count}} times',
  right: 'seen',
  half: 'seen, but not for whom',
  missed: 'missed',
  nth: 'Wink {{nth}}: {{mark}}',
  line: 'Œillade, eye of the day, {{date}}:',
  lineLabel: 'Your line to paste',
  copy: 'Copy the line',
  copied: 'Line copied',
  pass: 'Share…',
  tomorrow: 'Ten others tomorrow.',
  again: 'Once more, for practice',
  practice: 'Practice: nothing is kept',
  train: 'Train',
};
