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
      goes: 'Dein Bild wird hier verschlüsselt und nur bei denen gelesen, die dich ansehen: Der Server sieht es nicht.',
      kept: 'Nichts wird aufgehoben, nirgends.',
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
  again: 'Noch einmal versuchen',
  close: 'Ohne Kamera weiter',
  isOn: 'Kamera an',
  turnOff: 'Kamera ausschalten',
  mirror: 'Deine Kamera, wie im Spiegel',
};
