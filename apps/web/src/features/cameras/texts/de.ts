import type { Texts } from '../../../shell/i18n/texts.ts';
import type { fr } from './fr.ts';

export const de: Texts<typeof fr> = {
  title: 'Was die Kameras sehen',
  lead: 'Kamera und Mikrofon bleiben aus, bis du sie einschaltest, und alles geht ohne sie. Hier steht, was dann geschieht und wie du es nachprüfst.',
  sees: 'Sieht',
  hears: 'Hört',
  goes: 'Geht',
  kept: 'Bleibt',
  wink: {
    title: 'Dein eigenes Zwinkern',
    sees: 'Wo deine Augen sind, und ob eines davon zu ist.',
    goes: 'Nirgendwohin. Ein Programm auf diesem Gerät sieht sich jedes Bild einmal an. Nur das Zwinkern selbst verlässt es, wie beim Druck auf den Knopf.',
    kept: 'Nie ein Bild. Im Protokoll eines Spiels steht, wer wann gezwinkert hat, wie beim Knopf auch.',
  },
  living: {
    title: 'Lebende Gesichter',
    sees: 'Dein Gesicht, klein: 240 mal 240 Pixel, zwölfmal pro Sekunde, oder fünfmal, wenn der Browser kein Video kodieren kann.',
    goes: 'Über den Server eures Tisches, und von dort nur zu dem, der dich gerade ansieht. Nie zu denen, die zuschauen.',
    kept: 'Nichts. Der Server hat die letzte Sekunde im Gedächtnis und schreibt nichts davon auf.',
  },
  sealed: {
    title: 'Lebende Gesichter mit Schlüssel',
    sees: 'Dasselbe Bild, verschlüsselt, bevor es dein Gerät verlässt.',
    goes: 'Denselben Weg. Der Server reicht weiter, was er nicht öffnen kann: Der Schlüssel steht im Link hinter dem #, und das schicken Browser niemandem.',
    kept: 'Nichts. Wer den ganzen Link hat, hat den Schlüssel: Schick ihn nur denen, die mitspielen.',
  },
  voices: {
    title: 'Stimmen',
    sees: 'Was dein Mikrofon hört, solange es offen ist.',
    goes: 'Über den Server eures Tisches zu den anderen, die mitspielen, nie zu denen, die zuschauen. Alle Stücke sind gleich groß, was auch gesagt wird. Ein Schlüssel versiegelt auch sie.',
    kept: 'Nichts. Im Protokoll eines Spiels ist keine Stimme.',
  },
  check: {
    title: 'Prüf es selbst nach',
    sign: 'Solange eine Kamera an ist, sagt es ein Zeichen am Rand der Seite, und dein Gerät auch, mit einem Licht oder Punkt. Ein Tipp auf das Zeichen schaltet sie aus. Die Seite zu verlassen auch.',
    network:
      'Öffne am Computer die Entwicklerwerkzeuge (F12) und darin „Netzwerk“. Wenn du mit deinem Auge zwinkerst, gehen nur die paar Buchstaben des Spiels hinaus, aber kein Bild.',
    policy:
      'Der Browser selbst sorgt dafür, dass diese Seite nur mit ihrem eigenen Server spricht: Such „connect-src“ in den Kopfzeilen der Seite.',
    source:
      'Das ganze Programm ist offen. Seine Tests spielen in echten Browsern mit markierten Kameras und lesen jedes Byte, das jemand bekommt.',
  },
  promise: {
    title: 'Was keine Webcam versprechen kann',
    film: 'Wer dein Gesicht sieht, kann den eigenen Bildschirm filmen.',
    gaze: 'Wohin du wirklich schaust, zeigt keine Webcam. Die Augen am Tisch folgen den Gesichtern, die jemand auswählt. Auch den Kopf zu drehen lenkt sie nicht: Nichts belegt, dass so oft genug das richtige Gesicht getroffen würde.',
    honour:
      'Unter lebenden Gesichtern gibt es für ein Zwinkern keinen Schiedsrichter: Sich an die Regeln zu halten ist Ehrensache.',
    server:
      'Ohne Schlüssel könnte zusehen, wer den Server betreibt. Spiel mit Leuten, denen du traust, oder mit Schlüssel.',
  },
  here: 'Kameras auf dieser Seite',
  ready: 'Diese Seite ist sicher: Sie darf nach Kamera und Mikrofon fragen, wenn du es willst.',
  rules: 'Die Regeln der Spiele',
  play: 'Spielen',
};
