import type { Texts } from '../../../shell/i18n/texts.ts';
import type { cast as french } from './fr.ts';

export const cast: Texts<typeof french> = {
  title: 'Wer kommt an deinen Tisch?',
  hint: 'Such dir deine Gegner aus, oder niemanden: Dann kommt, wer auf deiner Stufe spielt.',
  hintOne: 'Alle spielen auf ihre Art, und jeder hat nur einen Stuhl am Tisch.',
  add: '{{name}} dazuholen',
  isHere: 'Sitzt schon da',
  done: 'Passt so',
  who: {
    bo: 'Jedermanns Freund. Seine Augen können nicht stillsitzen.',
    mila: 'Lässt sich Zeit und wartet, bis du dich verrätst.',
    otto: 'Klagt erst an und entschuldigt sich dann, lachend.',
    ravi: 'Denkt nach. Und noch einmal nach.',
    lou: 'Den Kopf in den Wolken, die Augen auf den Karten.',
    nino: 'Zehn Jahre alt, tausend Ideen, keine Geduld.',
    fleur: 'Schaut dich an, als hättet ihr ein Geheimnis. Oder auch nicht.',
    yuki: 'Ein Blick hier, ein Blick da, und nichts ist ihr entgangen.',
    basil: 'Detektiv im Ruhestand. Geruht hat er nie.',
    greta: 'Vierzig Jahre Casino. Sie blinzelt nur mit Absicht.',
    cosmo: 'Zauberkünstler: Während du seiner Hand folgst, liest er dich.',
    pip: 'Spielt mit geschlossenen Augen und findet das urkomisch.',
  },
};
