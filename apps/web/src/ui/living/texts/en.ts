import type { Texts } from '../../../shell/i18n/texts.ts';
import type { living as french } from './fr.ts';

export const living: Texts<typeof french> = {
  title: 'Your face',
  ask: 'At this table everybody sees one face live: the one they look at. Will you show yours?',
  before: 'Until the game begins, your picture stays on this device.',
  show: 'Show my face',
  without: 'Play without a camera',
  isOn: 'This is how whoever looks at you will see you. Nobody else will.',
  light: 'Light from the front, eyes in the middle: a wink has to be seen.',
  isWithout: 'You play with your drawn face, and wink with the button.',
  afterAll: 'Show my face after all',
  cannotSee:
    'This browser cannot show the faces of others: you will see outlines only. Chrome, Edge, Safari, or Firefox on a computer can show them.',
  full: 'The server is already showing the faces of as many tables as it can: at this one, nobody is seen for now.',
  closed: 'Closed to the server',
  closedHint:
    'Faces and voices are encrypted from device to device. The key is only in the link: invite people with the whole link or the QR code, the five letters are no longer enough.',
  closedRead: 'Faces and voices are encrypted from device to device: the server sees none of them.',
  key: {
    missing: 'You have no key',
    missingText:
      'The faces and voices of this table are encrypted, and the key is the end of the link. Open the whole link you were sent, with everything after the #, or scan the QR code.',
    wrong: 'This is not the right key',
    wrongText:
      'Your link has the key of another table, or an old one. Ask somebody at the table for the whole link: until then you see outlines only, and nobody sees you.',
    opened: 'This table is no longer closed to the server',
    openedText:
      'Your link has a key, but the server says that this table has none. Nothing of you is sent. Ask the host whether they have opened the table. Go on only if they have: the server will then be able to see and hear what it passes on.',
    goOpen: 'Go on without a key',
  },
};
