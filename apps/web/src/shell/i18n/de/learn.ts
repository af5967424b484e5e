import type { learn as french } from '../fr/learn.ts';
import type { Texts } from '../texts.ts';

export const learn: Texts<typeof french> = {
  title: 'Spielen lernen',
  lead: 'Drei Minuten an einem echten Tisch, mit einem Coach, der dir zeigt, was zu tun ist. Du kannst jederzeit aufhören und später weitermachen.',
  start: 'Anfangen',
  resume: 'Weiter bei Schritt {{step}}',
  restart: 'Von vorn',
  coach: {
    label: 'Coach',
    step: 'Schritt {{step}} von {{steps}}',
    next: 'Verstanden',
    leave: 'Lektion verlassen',
    fold: 'Coach klein machen',
    unfold: 'Coach zeigen',
  },
  over: { play: 'Spielen', other: 'Andere Lektion' },
  hints: {
    label: 'Tipp',
    close: 'Verstanden',
    off: 'Tipps abschalten',
    eyes: 'Tipp auf ein Gesicht, um es anzusehen: Dann siehst du, wohin seine Augen gehen, und nur seine.',
    turn: 'Du bist dran: Wähl eine Karte, die du nicht auf der Hand hast, und ruf sie auf. Ihr Partner zwinkert dir zu.',
    name: 'Du kannst sagen, wer dir zugezwinkert hat: Sieh das Gesicht an, dann drück auf den hellen Knopf.',
    mine: '{{name}} ruft deine Karte auf: Sieh dieses Gesicht an und zwinkere, wenn dich sonst niemand ansieht.',
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
    draw: 'Jeder Zug beginnt mit dem Ziehen.',
    exchange: 'Tausche eine Karte deiner Hand gegen eine vom Markt: Der ganze Tisch sieht, welche.',
    eliminate:
      'Drei gleiche Gerichte, und nicht aus deinem Land: Du darfst sie entfernen und noch einmal ziehen.',
    identify: 'Du darfst jemanden enttarnen, jeden einmal. Es eilt nicht: Ob es stimmt, zeigt sich am Ende.',
    theirs: 'Achte darauf, was die anderen nehmen und geben: Dein Notizbuch behält, was du davon hältst.',
  },
};
