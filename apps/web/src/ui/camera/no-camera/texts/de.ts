import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { fr } from './fr.ts';

/** Was in Anführungszeichen steht, sagen Safari und Chrome so. */
export const de: Texts<typeof fr> = {
  unsupported: {
    camera: 'Dieser Browser hat keine Kamera zu geben. Alles andere geht ohne sie.',
    microphone: 'Dieser Browser hat kein Mikrofon zu geben. Alles andere geht ohne es.',
  },
  insecure: {
    camera:
      'Browser öffnen die Kamera nur sicheren Seiten, deren Adresse mit https beginnt. Diese beginnt mit http. Alles andere geht hier.',
    microphone:
      'Browser öffnen das Mikrofon nur sicheren Seiten, deren Adresse mit https beginnt. Diese beginnt mit http. Alles andere geht hier.',
  },
  looking: 'Die sichere Adresse wird gesucht …',
  over: {
    lead: 'Diese Seite hat eine sichere Adresse. Dein Platz, dein Name und dein Gesicht kommen mit.',
    warns:
      'Dein Telefon warnt dich, ein einziges Mal: Es kennt nur Zertifikate bekannter Stellen, und dieses Haus hat sich seines selbst gemacht. Es ist derselbe Server. So geht es hindurch:',
    device: 'Dein Gerät',
    go: 'Zur sicheren Seite',
  },
  none: {
    lead: 'Dieser Server hat noch keine sichere Adresse. Wer ihn gestartet hat, startet ihn so noch einmal:',
    after: 'Laufende Spiele gehen weiter. Dann sieh noch einmal nach: Der Weg hinüber steht dann hier.',
    again: 'Noch einmal nachsehen',
  },
  devices: { iphone: 'iPhone, iPad', android: 'Android' },
  step: 'Schritt {{number}}',
  iphone: {
    title: 'Diese Verbindung ist nicht privat',
    details: 'Details einblenden',
    back: 'Zurück',
    visit: 'diese Website öffnen',
    confirm: 'Website öffnen',
    cancel: 'Abbrechen',
    steps: {
      details: 'Tipp auf „Details einblenden“.',
      visit: 'Am Ende des Textes: Tipp auf „diese Website öffnen“.',
      confirm: 'Bestätige: „Website öffnen“. Das ist alles.',
    },
  },
  android: {
    title: 'Dies ist keine sichere Verbindung',
    advanced: 'Erweitert',
    back: 'Zurück zu sicherer Website',
    proceed: 'Weiter zu {{host}} (unsicher)',
    steps: {
      advanced: 'Tipp auf „Erweitert“.',
      proceed: 'Ganz unten: Tipp auf „Weiter zu“. Das ist alles.',
    },
  },
};
