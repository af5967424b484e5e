import type { proof as french } from '../fr/proof.ts';
import type { Texts } from '../texts.ts';

export const proof: Texts<typeof french> = {
  title: 'Ein Spiel überprüfen',
  lead: 'Du musst uns nicht einfach glauben. Dein Browser rechnet alles nach: Waren es die Karten, die vor dem Spiel versprochen wurden, und hält sich jeder Zug an die Regeln?',
  proven: 'Alles ist in Ordnung.',
  broken: 'Etwas stimmt nicht.',
  open: 'Nichts ist falsch, aber nicht alles ist bewiesen.',
  states: { right: 'in Ordnung', wrong: 'falsch', open: 'kein Beweis' },
  steps: {
    format: {
      title: 'Die Datei lässt sich lesen',
      right: 'Jede Zeile ist richtig geschrieben.',
      wrong: 'Diese Datei ist kein Spiel von Œillade, oder sie ist beschädigt.',
      open: '',
    },
    promise: {
      title: 'Das Versprechen vor dem Geben',
      right: 'Das gezeigte Geheimnis ist das, das der Tisch vor dem Mischen versprochen hatte.',
      wrong: 'Das Geheimnis ist nicht das versprochene: Das Versprechen wurde geändert.',
      open: 'Die Datei zeigt weder Geheimnis noch Versprechen.',
    },
    seed: {
      title: 'Die Worte der Spieler',
      right: 'Gemischt wurde aus diesem Geheimnis und den Worten der Spieler: Niemand konnte es bestimmen.',
      wrong: 'Gemischt wurde nicht aus diesem Geheimnis und diesen Worten.',
      open: 'Ohne das Versprechen lässt es sich nicht sagen.',
    },
    deal: {
      title: 'Die ausgeteilten Karten',
      right: 'Hier noch einmal gemischt, kommen genau diese Karten heraus.',
      wrong: 'Beim Mischen kommen andere Karten heraus als die ausgeteilten.',
      open: 'Ohne das Mischen lässt es sich nicht sagen.',
    },
    moves: {
      title: 'Jeder Zug hält sich an die Regeln',
      right: 'Alle {{count}} Zeilen halten sich an die Regeln, eine nach der anderen.',
      wrong: 'Eine Zeile bricht eine Regel.',
      open: 'Nichts konnte nachgespielt werden.',
    },
    end: {
      title: 'Das Spiel ging bis zum Ende',
      right: 'Punkte und Plätze stimmen.',
      wrong: '',
      open: 'Die Prüfung ist an kein Ende gekommen.',
    },
  },
  line: 'Zeile {{line}}',
  rule: 'Regel {{rule}}',
  format: 'Format der Datei',
  exact: 'Genauer, wie das Programm es sagt',
  readRules: 'Die Regeln lesen',
  how: 'So geht es: Vor dem Geben veröffentlicht der Tisch den Fingerabdruck seines Geheimnisses; alle fügen Worte hinzu; aus beidem folgen die Karten. Der Befehl „lab verify“ sagt dasselbe.',
  watch: 'Dieses Spiel nacherleben',
};
