import type { screen as french } from '../fr/screen.ts';
import type { Texts } from '../texts.ts';

export const screen: Texts<typeof french> = {
  open: 'Großer Bildschirm',
  openHint: 'Alle im selben Raum? Öffne den Tisch auf einem Fernseher oder Tablet:',
  scan: 'Dein Handy ist deine Hand: scannen, Namen wählen, mitspielen.',
  voice: 'Ansagen vorlesen',
  voiceOn: 'Ich lese die Ansagen vor.',
  full: 'Vollbild',
  calls: 'ruft die',
  hand: {
    hold: 'Halten zeigt deine Karten',
    shown: 'Loslassen verdeckt sie',
    flat: 'Heb dein Handy an, um deine Karten zu sehen',
    keep: 'Offen lassen',
    cover: 'Karten verdecken',
    not: {
      call: 'Diese Karte nicht: schau in deine Hand.',
      accuse: 'Bei dieser Nummer nicht: schau in deine Hand.',
    },
  },
  coverHand: 'Meine Hand verdecken',
};
