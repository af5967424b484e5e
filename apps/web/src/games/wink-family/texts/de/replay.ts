import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { replay as french } from '../fr/replay.ts';

export const replay: Texts<typeof french> = {
  hands: 'Die Hände',
  felt_zero: 'Kein Blick ruht auf diesem Gesicht',
  felt_one: '{{count}} Blick ruht auf diesem Gesicht',
  felt_other: '{{count}} Blicke ruhen auf diesem Gesicht',
  spies: 'Spione: {{count}}',
  noEyes: 'Hier wurde mit echten Gesichtern gespielt: Die Blicke stehen nicht im Spielbericht.',
  called: '{{name}} ruft die {{number}} auf. {{partner}} hat den Zwilling.',
  calledNobody: '{{name}} ruft die {{number}} auf. Niemand hat den Zwilling.',
  unseen: 'Niemand sieht es.',
  onlyCaller: 'Nur {{to}} sieht es.',
  caughtToo: '{{to}} sieht es, {{spies}} auch.',
  caughtOnly: '{{to}} verpasst es, {{spies}} aber nicht.',
  leftEarly: '{{who}} hat {{ms}} ms zu früh weggeschaut, um {{name}} zu sehen.',
  cameLate: '{{who}} hat {{ms}} ms zu spät zu {{name}} geschaut.',
  saw: {
    signal: 'Das Zwinkern war gesehen worden.',
    'other-signal': 'Das Zwinkern galt einem anderen Aufruf.',
    eyes: 'Nichts als Blicke, {{seconds}} s lang.',
    nothing: 'Ohne etwas gesehen zu haben.',
  },
  marks: {
    call: 'Aufrufe',
    wink: 'Zwinkern',
    contact: 'Kontakte',
    accusation: 'Anklagen',
  },
  best: {
    'closest-escape': 'Gerade noch entwischt',
    'boldest-accusation': 'Die kühnste Anklage',
    'longest-contact': 'Der längste Blick',
  },
  told: {
    'closest-escape': '{{name}} gibt {{to}} ein Zeichen; {{spy}} hat es um {{ms}} ms verpasst.',
    'boldest-accusation': '{{name}} klagt {{named}} wegen der {{number}} an.',
    'longest-contact': '{{one}} und {{other}} schauen sich {{seconds}} s lang in die Augen.',
  },
  plots: {
    attention: 'Wer wen ansah (in Sekunden)',
    contacts: 'Zwinkern und Ertappte',
    winks: 'Wie oft gezwinkert wurde',
    players: 'Spieler',
    board: 'Tisch',
    contact: 'Zwinkern angekommen',
    interception: 'ertappt',
    clean: 'heimlich angekommen',
    caught: 'angekommen, aber gesehen',
    missed: 'verpasst',
  },
};
