import type { screen as french } from '../fr/screen.ts';
import type { Texts } from '../texts.ts';

export const screen: Texts<typeof french> = {
  open: 'Großer Bildschirm',
  openHint: 'Alle im selben Raum? Öffne den Tisch auf einem Fernseher oder Tablet:',
  scan: 'Dein Handy ist deine Hand: scannen, Namen wählen, mitspielen.',
  voice: 'Ansagen vorlesen',
  voiceOn: 'Ich lese die Ansagen vor.',
  full: 'Vollbild',
  hand: {
    hold: 'Gedrückt halten, um deine Karten zu sehen',
    shown: 'Loslassen, um sie zu verdecken',
    flat: 'Heb dein Handy an, um deine Karten zu sehen',
    keep: 'Offen lassen',
    cover: 'Karten verdecken',
  },
};
