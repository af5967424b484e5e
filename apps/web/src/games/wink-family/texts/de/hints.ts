import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { hints as french } from '../fr/hints.ts';

export const hints: Texts<typeof french> = {
  eyes: 'Tipp auf ein Gesicht, um es anzusehen: Dann siehst du, wohin seine Augen gehen, und nur seine.',
  turn: 'Du bist dran: Wähl eine Karte, die du nicht auf der Hand hast, und ruf sie auf. Ihr Partner zwinkert dir zu.',
  name: 'Du kannst sagen, wer dir zugezwinkert hat: Sieh das Gesicht an, dann drück auf den hellen Knopf.',
  mine: '{{name}} ruft deine Karte auf: Sieh dieses Gesicht an und zwinkere, wenn dich sonst niemand ansieht.',
  winked:
    '{{name}} zwinkert dir zu: Deine Karte ist in dieser Hand. Merk dir das Gesicht und nenne es, wenn du wieder dran bist.',
  felt: 'Jemand beobachtet dich! Jede Maske über deinem Bild ist ein Augenpaar, das auf dir ruht. Wessen? Finde es heraus.',
  caught: 'Dieses Zwinkern gilt nicht dir! Weißt du, um welche Karte es geht, dann klage an.',
  accused:
    'Eine Anklage hält alles an. Stimmt sie, bringt sie zwei Karten; ist sie falsch, ist die eingesetzte Karte weg.',
  peek: 'Halt den Knopf gedrückt, um deine Karten zu sehen. Lässt du los, sieht sie niemand mehr.',
  turnInRoom:
    'Du bist dran: Wähl eine Zahl, die du nicht auf der Hand hast, und ruf sie auf. Wer den Zwilling hat, zwinkert dir zu.',
  nameInRoom: 'Wer hat dir zugezwinkert? Drück auf den hellen Knopf und nenn die Person.',
  calledInRoom:
    'Eine Karte ist aufgerufen. Hast du ihren Zwilling, dann zwinkere der Person zu, die sie ruft. Ertappst du ein Zwinkern? Klage an!',
};
