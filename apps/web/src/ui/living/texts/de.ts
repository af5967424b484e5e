import type { Texts } from '../../../shell/i18n/texts.ts';
import type { living as french } from './fr.ts';

export const living: Texts<typeof french> = {
  title: 'Dein Gesicht',
  ask: 'An diesem Tisch sehen alle das eine Gesicht lebendig, das sie anschauen. Zeigst du deines?',
  before: 'Bis das Spiel beginnt, bleibt dein Bild auf diesem Gerät.',
  show: 'Mein Gesicht zeigen',
  without: 'Ohne Kamera spielen',
  isOn: 'So sieht dich, wer dich anschaut. Sonst niemand.',
  light: 'Licht von vorn, die Augen in der Mitte: Zwinkern muss man sehen.',
  isWithout: 'Du spielst mit deinem gezeichneten Gesicht und zwinkerst mit dem Knopf.',
  afterAll: 'Mein Gesicht doch zeigen',
  cannotSee:
    'Dieser Browser kann die Gesichter der anderen nicht zeigen: Du siehst nur ihre Umrisse. Mit Chrome, Edge, Safari oder Firefox am Computer siehst du sie.',
  full: 'Der Server zeigt schon die Gesichter so vieler Tische, wie er kann: An diesem sieht man sich gerade nicht.',
  closed: 'Für den Server verschlossen',
  closedHint:
    'Gesichter und Stimmen sind von Gerät zu Gerät verschlüsselt. Den Schlüssel hat nur der Link: Lade mit dem ganzen Link oder dem QR-Code ein, die fünf Buchstaben genügen dann nicht mehr.',
  closedRead: 'Gesichter und Stimmen sind von Gerät zu Gerät verschlüsselt: Der Server sieht nichts davon.',
  key: {
    missing: 'Dir fehlt der Schlüssel',
    missingText:
      'Die Gesichter und Stimmen dieses Tischs sind verschlüsselt, und der Schlüssel steht am Ende des Links. Öffne den ganzen Link, den man dir geschickt hat, mit allem nach dem #, oder scanne den QR-Code.',
    wrong: 'Das ist nicht der richtige Schlüssel',
    wrongText:
      'Dein Link hat den Schlüssel eines anderen Tischs oder einen alten. Bitte jemanden am Tisch um den ganzen Link: Bis dahin siehst du nur Umrisse, und niemand sieht dich.',
    opened: 'Dieser Tisch ist nicht mehr vor dem Server verschlossen',
    openedText:
      'Dein Link hat einen Schlüssel, aber der Server sagt, dieser Tisch habe keinen. Von dir wird nichts gesendet. Frag die Person, die den Tisch eröffnet hat, ob sie „Für den Server verschlossen“ ausgeschaltet hat. Mach nur dann weiter: Der Server kann dann sehen und hören, was er weitergibt.',
    goOpen: 'Ohne Schlüssel weitermachen',
  },
};
