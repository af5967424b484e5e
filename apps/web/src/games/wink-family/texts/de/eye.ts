import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { eye as french } from '../fr/eye.ts';

export const eye: Texts<typeof french> = {
  title: 'Mit dem eigenen Auge zwinkern',
  lead: 'Die Kamera findet deine Augen: An einem Tisch mit Avataren ist dein eigenes Zwinkern das des Spiels. Hier kannst du es versuchen: Schließ ein Auge und sieh, was gesehen wurde. Das Bild verlässt dieses Gerät nicht.',
  begin: 'Mit meiner Kamera versuchen',
  stop: 'Ausschalten',
  calibrate: 'Augen neu zeigen',
  waits: 'Nur zu: Zwinkere.',
  noFace: 'Ich sehe dein Gesicht nicht.',
  left: 'Linkes Auge',
  right: 'Rechtes Auge',
  blink: 'Lidschlag',
  seen: { left: 'Gezwinkert, links!', right: 'Gezwinkert, rechts!', blink: 'Ein Lidschlag, kein Zwinkern' },
  lately: 'Was gesehen wurde, der Reihe nach',
  rate: '{{count}} Bilder in der Sekunde',
  signals: {
    title: 'Was die Kamera erkennt',
    text: 'Ein Zwinkern, und mit welchem Auge; am Tisch auch, wie der Kopf sich neigt und wieder aufrichtet. Die anderen vereinbarten Zeichen (Augenbrauen, Nicken, Hand ans Kinn) gibt man mit ihren Knöpfen. Den Kopf zu drehen, lenkt deinen Blick nicht: Niemand konnte messen, ob so oft genug das richtige Gesicht getroffen wird.',
  },
  licence: 'Das Modell ist von Google (MediaPipe), unter der Apache-Lizenz 2.0. Es läuft auf diesem Gerät.',
  became: {
    noted: 'Festgehalten, fürs Ende.',
    nobody: 'Gesehen, nicht gesendet: Sieh erst jemanden an.',
    order: 'Gesehen, nicht gesendet: Du hast kein Zeichen zu geben.',
    other: 'Gesehen, nicht gesendet: Das ist nicht das Zeichen dieses Tisches.',
  },
  noted: { isOn: 'Dein Zwinkern wird festgehalten', off: 'Mein Zwinkern nicht mehr festhalten' },
};
