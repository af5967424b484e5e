import { type Edition, winkGame } from '../wink-family/index.ts';

const HANDS: Readonly<Record<number, number>> = { 4: 9, 5: 7, 6: 6, 7: 5, 8: 4 };
const LEFT_OUT: Readonly<Record<number, number>> = { 4: 0, 5: 1, 6: 0, 7: 1, 8: 4 };

const edition: Edition = {
  id: 'wink-agents',
  title: 'WINK, agents edition',
  year: null,
  players: { min: 4, max: 8 },
  pairsLeftOut: (players) => LEFT_OUT[players]!,
  handSize: (players) => HANDS[players]!,
  spies: () => 4,
  names: {
    spy: { en: 'Counter-espionage', fr: 'Contre-espionnage', de: 'Gegenspionage' },
    character: { en: 'Agent', fr: 'Agent', de: 'Agent' },
  },
  starts: {
    en: 'Whoever was last in fancy dress starts.',
    fr: 'La dernière personne à s’être déguisée commence.',
    de: 'Wer zuletzt verkleidet war, fängt an.',
  },
  mustDesignate: false,
  turnsDown: true,
  laysSpies: true,
  bansAfterFalse: (players) => players === 4,
  severalSignals: false,
  tieBreaks: [({ spiesLaid }) => spiesLaid, ({ faceDown }) => faceDown],
};

export const winkAgents = winkGame(edition);
