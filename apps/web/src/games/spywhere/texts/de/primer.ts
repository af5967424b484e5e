import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { primer as french } from '../fr/primer.ts';

export const primer: Texts<typeof french> = {
  turn: 'In deinem Zug',
  turnWorth: 'ziehen, tauschen, dann nach Belieben entfernen oder einen Tipp abgeben',
  own: 'Jedes Gericht deines Landes auf der Hand',
  ownWorth: 'am Ende 1 Punkt',
  right: 'Jedes erratene Land',
  rightWorth: '1 Punkt mehr je Gericht deines Landes',
  wrong: 'Ein falsch geratenes Land',
  wrongWorth: 'nichts',
  eliminated: 'Drei Gerichte entfernt',
  eliminatedWorth: 'eine Karte mehr, und alle wissen, dass es nicht dein Land ist',
  all: 'Wer zuerst auf alle getippt hat',
  allWorth: '{{bonus}} Punkte, richtig oder falsch',
  end: 'Das Spiel endet',
  endWhen: 'wenn der Stapel leer ist oder jemand auf alle getippt hat',
};
