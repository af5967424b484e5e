import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { end as french } from '../fr/end.ts';

export const end: Texts<typeof french> = {
  why: {
    pile: 'Der Stapel ist leer.',
    attempts: '{{names}} hat auf alle getippt.',
  },
  passportsOpen: 'Pässe!',
  seenThrough: 'Enttarnt',
  keptSecret: 'Geheim',
  made: {
    own: 'Karten des eigenen Landes',
    bonus: 'Hat zuerst auf alle getippt',
  },
  passports: 'Pässe und Karten',
  unmasked: 'Geheimnis gelüftet von {{names}}',
  neverUnmasked: 'Geheimnis gewahrt',
  guesses: 'Alle Tipps',
  guessesHint: 'Wer was von wem dachte. Die Karten sind aufgedeckt.',
  guessHead: 'über',
  noGuess: 'nichts',
  right: 'richtig',
  wrong: 'falsch',
  last: 'am Ende',
  lastMark: 'Ganz am Ende gelegt',
};
