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
  seen: {
    title: 'Was dieser Browser gesehen hat',
    unseen:
      'Ob alle ihre Worte festgelegt hatten, bevor jemand seine zeigte, können nur die Browser sagen, die am Tisch saßen. Dieser war nicht dabei oder weiß es nicht mehr.',
    mine: {
      title: 'Deine Worte',
      right: 'Die hier gezogenen Worte sind beigemischt, an deinem Platz.',
      wrong: 'Die hier gezogenen Worte sind nicht beigemischt.',
    },
    others: {
      title: 'Die Worte der anderen',
      right: 'Alle haben genau das gezeigt, was sie versprochen hatten, bevor deine Worte bekannt waren.',
      wrong: 'Jemand hat seine Worte geändert, oder der Tisch sein Geheimnis, nachdem deine zu sehen waren.',
    },
    agreed: {
      title: 'Was abgemacht war',
      right: 'Das Spiel und seine Einstellungen sind dieselben wie vor dem Geben.',
      wrong: 'Das Spiel oder seine Einstellungen sind andere als vor dem Geben.',
    },
    dealt: {
      title: 'Deine Karten',
      right: 'Das sind die Karten, die du bekommen hast.',
      wrong: 'Das sind nicht die Karten, die du bekommen hast: Es ist nicht das Spiel, das du gespielt hast.',
    },
    failed_one:
      'Vor dieser Ziehung war ein Start gescheitert: Wer den Server betreibt, konnte dabei Karten sehen und andere haben wollen.',
    failed_other:
      'Vor dieser Ziehung waren {{count}} Starts gescheitert: Wer den Server betreibt, konnte jedes Mal Karten sehen und andere haben wollen.',
  },
  line: 'Zeile {{line}}',
  rule: 'Regel {{rule}}',
  format: 'Format der Datei',
  exact: 'Genauer, wie das Programm es sagt',
  readRules: 'Die Regeln lesen',
  how: 'So geht es: Vor dem Geben veröffentlicht der Tisch den Fingerabdruck seines Geheimnisses, und jeder Browser den seiner Worte; erst dann werden die Worte gezeigt; aus allem zusammen folgen die Karten. Der Befehl „lab verify“ sagt dasselbe.',
  watch: 'Dieses Spiel nacherleben',
};
