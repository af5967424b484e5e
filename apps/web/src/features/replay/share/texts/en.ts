import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { share as french } from './fr.ts';

export const share: Texts<typeof french> = {
  open: 'Share',
  openOf: 'Share: {{title}}',
  title: 'A moment to share',
  as: 'As what?',
  card: 'Picture',
  loop: 'Animated loop',
  making: 'Drawing it, frame by frame…',
  failed: 'Your browser could not draw this picture.',
  pass: 'Share…',
  save: 'Save',
  saved: 'Saved to your downloads.',
  copy: 'Copy the link',
  copied: 'Link copied',
  copyYourself: 'The link, to copy by hand',
  reach: {
    everybody: 'The link opens the game at this very moment, for anyone.',
    device: 'This game is kept on this device only, so the link works just here. The picture goes anywhere.',
    file: 'This game came from a file: whoever follows the link opens the same file first. The picture goes anywhere.',
  },
};
