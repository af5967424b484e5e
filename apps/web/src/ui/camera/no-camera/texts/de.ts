import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { fr } from './fr.ts';

/** Was in Anführungszeichen steht, sagen Safari und Chrome so. */
export const de: Texts<typeof fr> = {
  unsupported: {
    camera: 'Dieser Browser kann keine Kamera öffnen. Alles andere geht ohne sie.',
    microphone: 'Dieser Browser kann kein Mikrofon öffnen. Alles andere geht ohne es.',
  },
  insecure: {
    camera:
      'Browser öffnen die Kamera nur für sichere Seiten, deren Adresse mit https beginnt. Diese beginnt mit http. Alles andere geht hier.',
    microphone:
      'Browser öffnen das Mikrofon nur für sichere Seiten, deren Adresse mit https beginnt. Diese beginnt mit http. Alles andere geht hier.',
  },
  looking: 'Die sichere Adresse wird gesucht …',
  over: {
    lead: 'Diese Seite hat eine sichere Adresse. Dein Platz, dein Name und dein Gesicht kommen mit.',
    warns:
      'Dein Telefon warnt dich, ein einziges Mal: Es kennt nur Zertifikate bekannter Stellen, und dieser Server hat sich seines selbst ausgestellt. Es ist derselbe Server. So kommst du weiter:',
    device: 'Dein Gerät',
    go: 'Zur sicheren Seite',
  },
  none: {
    lead: 'Dieser Server hat noch keine sichere Adresse. Wer ihn gestartet hat, muss ihn so neu starten:',
    after:
      'Laufende Spiele gehen weiter. Sieh danach noch einmal nach: Hier steht dann, wie du hinüberkommst.',
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
