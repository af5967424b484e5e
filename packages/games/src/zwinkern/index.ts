import { type Edition, winkGame } from '../wink-family/index.ts';

const HANDS: Readonly<Record<number, number>> = { 3: 9, 4: 8, 5: 6, 6: 5 };

const edition: Edition = {
  id: 'zwinkern',
  title: 'Zwinkern',
  year: 1994,
  players: { min: 3, max: 6 },
  pairsLeftOut: () => 0,
  handSize: (players) => HANDS[players]!,
  spies: (players) => (players <= 4 ? 4 : 3),
  names: {
    spy: { en: 'Spy', fr: 'Espion', de: 'Spion' },
    character: { en: 'Character', fr: 'Personnage', de: 'Figur' },
  },
  starts: {
    en: 'Whoever has the worst eyesight starts.',
    fr: 'La personne qui voit le moins bien commence.',
    de: 'Wer am schlechtesten sieht, fängt an.',
  },
  mustDesignate: false,
  turnsDown: false,
  laysSpies: false,
  bansAfterFalse: () => false,
  severalSignals: true,
  tieBreaks: [({ spiesLeft }) => -spiesLeft],
};

export const zwinkern = winkGame(edition);
