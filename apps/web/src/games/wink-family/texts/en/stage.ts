import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { stage as fr } from '../fr/stage.ts';

export const stage: Texts<typeof fr> = {
  accuse: 'J’accuse!',
  plate: '{{name}} accuses {{named}} of having {{number}}',
  doubt: 'A wink, or not?',
  guilty: { room: 'Guilty!', accuser: 'Well spotted!', accused: '{{name}} saw you!' },
  innocent: { room: 'Not guilty!', accuser: 'Wrong!', accused: 'Phew!' },
  slow: 'slow motion ×3',
  seenAt: 'Seen at {{at}}, for {{ms}} ms',
  yourWink: 'Your wink, at {{at}}',
  spyLost: '{{name}} loses a {{spy}} card',
  it: 'It’s {{named}}',
  hasIt: 'who has {{number}}!',
  right: 'Right!',
  wrong: 'No.',
  notThem: 'It wasn’t {{named}}.',
  goesDown: 'The card falls silent, face down.',
  goesAway: 'The card leaves the table.',
  laidBy: '{{name}} lays {{number}} face down.',
  off: 'Off we go!',
  ear: {
    caught: {
      accuser: 'True: well spotted. You take {{number}}.',
      accused: '{{name}} saw you. You lose {{number}}.',
    },
    spared: {
      accuser: 'False. It costs you a spy.',
      accused: 'False. It costs {{name}} a spy, and you nothing.',
    },
  },
};
