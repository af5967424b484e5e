import { type Edition, winkGame } from '../wink-family/index.ts';

const HANDS: Readonly<Record<number, number>> = { 4: 8, 5: 6, 6: 5, 7: 4, 8: 4 };

const edition: Edition = {
  id: 'wink',
  title: 'WINK',
  year: null,
  players: { min: 4, max: 8 },
  pairsLeftOut: () => 0,
  handSize: (players) => HANDS[players]!,
  spies: () => 4,
  names: {
    spy: { en: 'Revelation', fr: 'Révélation', de: 'Enthüllung' },
    character: { en: 'WINK card', fr: 'Carte WINK', de: 'WINK-Karte' },
  },
  starts: {
    en: 'Stare at each other: the first to blink starts.',
    fr: 'Fixez-vous du regard : la première personne qui cligne des yeux commence.',
    de: 'Starrt euch an: Wer zuerst blinzelt, fängt an.',
  },
  mustDesignate: true,
  turnsDown: true,
  laysSpies: true,
  bansAfterFalse: () => false,
  severalSignals: false,
  tieBreaks: [({ spiesLaid }) => spiesLaid, ({ faceDown }) => faceDown],
};

export const wink = winkGame(edition);
