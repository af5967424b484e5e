import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { hints as french } from '../fr/hints.ts';

export const hints: Texts<typeof french> = {
  eyes: 'Tipp auf ein Gesicht, um es anzusehen: Dann siehst du, wohin seine Augen gehen.',
  turn: 'Tipp auf eine Karte, die du nicht auf der Hand hast, und ruf sie auf: Jemand hat ihren Zwilling.',
  seek: 'Wer den Zwilling hat, zwinkert dir zu. Geh von Gesicht zu Gesicht: Wer sieht dich an?',
  winked: '{{name}} zwinkert dir zu und hat also deine Karte. Behalt es für dich, bis du dran bist.',
  name: 'Sieh an, wer dir zugezwinkert hat, und nenn den Namen: für jeden ein Punkt.',
  mine: '{{name}} ruft deine Karte auf! Sieh dieses Gesicht an und zwinkere, wenn sonst niemand hersieht.',
  felt: 'Jemand beobachtet dich! Jede Maske an deinem Bild ist ein Augenpaar. Wessen?',
  caught: 'Dieses Zwinkern gilt nicht dir! Weißt du, um welche Karte es geht? Dann klag an.',
  accused: 'Eine Anklage hält alles an. Richtig: zwei Karten. Falsch: ein Spion weniger.',
  peek: 'Halt den Knopf gedrückt, um deine Karten zu sehen. Lässt du los, sieht sie niemand mehr.',
  turnInRoom: 'Wähl eine Zahl, die du nicht auf der Hand hast, und ruf sie auf: Jemand zwinkert dir zu.',
  nameInRoom: 'Wer hat dir zugezwinkert? Drück auf den großen Knopf und nenn die Person.',
  calledInRoom: 'Hast du die aufgerufene Karte? Zwinkere der Person zu. Ein Zwinkern gesehen? Klag an!',
};
