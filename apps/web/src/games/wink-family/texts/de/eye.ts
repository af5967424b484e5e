import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { eye as french } from '../fr/eye.ts';

export const eye: Texts<typeof french> = {
  title: 'Mit dem eigenen Auge zwinkern',
  lead: 'Die Kamera findet deine Augen: An einem Tisch mit Avataren zählt dein eigenes Zwinkern im Spiel. Probier es hier aus: Schließ ein Auge und schau, was sie gesehen hat. Das Bild verlässt dieses Gerät nicht.',
  begin: 'Mit meiner Kamera ausprobieren',
  stop: 'Ausschalten',
  calibrate: 'Neu einstellen',
  waits: 'Na los: Zwinker mal!',
  noFace: 'Ich sehe dein Gesicht nicht.',
  left: 'Linkes Auge',
  right: 'Rechtes Auge',
  blink: 'Lidschlag',
  seen: { left: 'Gezwinkert, links!', right: 'Gezwinkert, rechts!', blink: 'Ein Lidschlag, kein Zwinkern' },
  lately: 'Was gesehen wurde, der Reihe nach',
  rate: '{{count}} Bilder pro Sekunde',
  signals: {
    title: 'Was die Kamera erkennt',
    text: 'Ein Zwinkern, und mit welchem Auge; am Tisch auch, wenn sich der Kopf neigt und wieder aufrichtet. Die anderen vereinbarten Zeichen (Augenbrauen, Nicken, Hand ans Kinn) gibt man mit ihren Knöpfen. Den Kopf zu drehen ändert nicht, wen du ansiehst: Nichts belegt, dass so oft genug das richtige Gesicht getroffen würde.',
  },
  licence:
    'Das Modell stammt von Google (MediaPipe), unter der Apache-Lizenz 2.0. Es läuft auf diesem Gerät.',
  became: {
    noted: 'Festgehalten, fürs Ende.',
    nobody: 'Gesehen, nicht gesendet: Sieh erst jemanden an.',
    order: 'Gesehen, nicht gesendet: Du hast kein Zeichen zu geben.',
    other: 'Gesehen, nicht gesendet: Das ist nicht das Zeichen dieses Tisches.',
  },
  noted: { isOn: 'Dein Zwinkern wird festgehalten', off: 'Mein Zwinkern nicht mehr festhalten' },
};
