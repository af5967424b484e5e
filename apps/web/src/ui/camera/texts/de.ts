import type { Texts } from '../../../shell/i18n/texts.ts';
import type { fr } from './fr.ts';

export const de: Texts<typeof fr> = {
  ask: {
    wink: {
      title: 'Zwinkern mit dem eigenen Auge?',
      why: 'Deine Kamera findet deine Augen: Du schließt eines, und das ist dein Zwinkern am Tisch.',
      goes: 'Das Bild verlässt dieses Gerät nicht. Niemand sieht es, auch wir nicht.',
      kept: 'Nichts wird aufgehoben: Jedes Bild wird einmal angesehen und vergessen.',
    },
    living: {
      title: 'Dein Gesicht zeigen?',
      why: 'An diesem Tisch sind die Gesichter echt: Jeder sieht nur das, das er gerade ansieht.',
      goes: 'Dein Bild geht über den Server dieses Tisches, und nur zu denen, die dich ansehen.',
      kept: 'Nichts wird aufgehoben, weder bei uns noch auf dem Server.',
    },
    sealed: {
      title: 'Dein Gesicht zeigen?',
      why: 'An diesem Tisch sind die Gesichter echt: Jeder sieht nur das, das er gerade ansieht.',
      goes: 'Dein Bild wird hier verschlüsselt, und nur wer dich ansieht, kann es sehen: der Server nicht.',
      kept: 'Nirgends wird etwas aufgehoben.',
    },
    told: {
      title: 'Dein Zwinkern festhalten?',
      why: 'Deine Kamera findet deine Augen: Zwinkerst du, merkt es sich dieses Gerät, damit man es beim Wiederansehen sieht.',
      goes: 'Dem Server meldet es nur das Zeichen und den Augenblick, ohne Bild. Niemand erfährt davon vor dem Ende.',
      kept: 'Das Spiel behält diese Augenblicke. Kein Bild wird aufgehoben.',
    },
    off: 'Solange die Kamera an ist, sagt es ein Zeichen. Ein Tipp schaltet sie aus, und die Seite zu verlassen auch.',
    browser: 'Dein Browser fragt dich jetzt um Erlaubnis.',
    more: 'Was die Kamera sieht, und wie man es nachprüft',
    yes: 'Kamera einschalten',
    no: 'Jetzt nicht',
  },
  waits: 'Dein Browser fragt, ob er die Kamera öffnen darf …',
  denied: {
    title: 'Die Kamera blieb zu',
    text: 'Der Browser hat abgelehnt. War es ein Versehen: Drück auf das Schloss oder die Kamera neben der Adresse, erlaube die Kamera und versuch es noch einmal. Alles andere geht ohne sie.',
  },
  missing: {
    title: 'Keine Kamera',
    text: 'Keine Kamera antwortet, oder ein anderes Programm benutzt sie. Schließ es und versuch es noch einmal. Alles andere geht ohne sie.',
  },
  eyes: {
    loading: 'Das Modell, das deine Augen findet, ist unterwegs (6 MB, einmalig) …',
    failed: {
      title: 'Dieser Browser kann das nicht',
      text: 'Das Modell, das Augen findet, läuft hier nicht oder kam nicht an. Knopf und Leertaste gehen wie immer.',
    },
    slow: {
      title: 'Zu wenige Bilder',
      text: 'Es braucht 15 pro Sekunde, um ein Zwinkern zu sehen, und dieses Gerät schafft sie nicht: Die Kamera ist aus. Mehr Licht oder weniger offene Seiten helfen manchmal. Der Knopf geht wie immer.',
    },
    title: 'Zeig mir deine Augen',
    look: 'Schau auf den Bildschirm, wie beim Spielen.',
    blink: 'Blinzle mit beiden Augen.',
    left: 'Schließ kurz das linke Auge.',
    right: 'Schließ kurz das rechte Auge.',
    noFace: 'Ich sehe dein Gesicht nicht.',
    skip: 'Überspringen',
    again: 'Noch einmal',
    done: 'Fertig',
    known: 'Jetzt kenne ich deine Augen.',
    oneSide: 'Ich kenne deine Augen. Auf einer Seite sah ich kein Zwinkern: Viele können es nur auf einer.',
    unknown:
      'Ich habe nicht alles gesehen. Versuch es noch einmal, von vorn und mit Licht; oder überspring es: Ich lerne auch beim Spielen.',
    forgets: 'Gemerkt, solange diese Seite offen ist, als ein paar Zahlen, ohne Bild.',
  },
  again: 'Noch einmal versuchen',
  close: 'Ohne Kamera weiter',
  isOn: 'Kamera an',
  turnOff: 'Kamera ausschalten',
  mirror: 'Deine Kamera, wie im Spiegel',
};
