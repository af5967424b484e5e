import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { replay as french } from '../fr/replay.ts';

export const replay: Texts<typeof french> = {
  hands: 'Hands',
  felt_zero: 'Nobody is watching this face',
  felt_one: '{{count}} person is watching this face',
  felt_other: '{{count}} people are watching this face',
  spies: 'Spies: {{count}}',
  noEyes: 'This was played with real faces: the glances are not in the game’s record.',
  called: '{{name}} calls {{number}}. {{partner}} has the twin.',
  calledNobody: '{{name}} calls {{number}}. Nobody has the twin.',
  unseen: 'Nobody sees it.',
  onlyCaller: 'Seen by {{to}} alone.',
  caughtToo: 'Seen by {{to}}, and by {{spies}} too.',
  caughtOnly: 'Missed by {{to}}, but seen by {{spies}}.',
  leftEarly: '{{who}} looked away {{ms}} ms too early to see {{name}}.',
  cameLate: '{{who}} looked at {{name}} {{ms}} ms too late.',
  saw: {
    signal: 'The wink had been seen.',
    'other-signal': 'The wink that was seen was for another call.',
    eyes: 'Nothing but a look exchanged, {{seconds}} s.',
    nothing: 'Without having seen a thing.',
  },
  marks: {
    call: 'Calls',
    wink: 'Winks',
    contact: 'Contacts',
    accusation: 'Accusations',
  },
  best: {
    'closest-escape': 'The closest escape',
    'boldest-accusation': 'The boldest accusation',
    'longest-contact': 'The longest look',
  },
  told: {
    'closest-escape': '{{name}} signals to {{to}}; {{spy}} missed it by {{ms}} ms.',
    'boldest-accusation': '{{name}} accuses {{named}} of having {{number}}.',
    'longest-contact': '{{one}} and {{other}} look each other in the eyes for {{seconds}} s.',
  },
  plots: {
    attention: 'Who looked at whom (in seconds)',
    contacts: 'Winks and interceptions',
    winks: 'Everybody’s winks',
    players: 'players',
    board: 'table',
    contact: 'wink received',
    interception: 'caught',
    clean: 'received in secret',
    caught: 'received, but seen',
    missed: 'missed',
  },
};
