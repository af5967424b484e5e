import type { Edition } from '../edition.ts';

const HANDS: Readonly<Record<number, number>> = { 4: 9, 5: 7, 6: 6, 7: 5, 8: 4 };
const LEFT_OUT: Readonly<Record<number, number>> = { 4: 0, 5: 1, 6: 0, 7: 1, 8: 4 };

export const winkAgents = {
  id: 'wink-agents',
  title: 'WINK, agents edition',
  year: null,
  players: { min: 4, max: 8 },
  minutes: 4,
  bots: 3,
  place: 20,
  words: {
    name: { en: 'WINK agents', fr: 'WINK agents', de: 'WINK Agenten' },
    tab: { en: 'Agents', fr: 'Agents', de: 'Agenten' },
    lead: {
      en: 'At the carnival every mistake turns a card over.',
      fr: 'Au carnaval, chaque erreur retourne une carte.',
      de: 'Im Karneval dreht jeder Fehler eine Karte um.',
    },
    rules: {
      one: {
        en: 'Call an agent on the table: somebody holds its twin, and is your secret contact.',
        fr: 'Appelle un agent de la table : quelqu’un a le même en main, et c’est ton contact secret.',
        de: 'Rufe einen Agenten vom Tisch auf: Wer den gleichen auf der Hand hat, ist heimlich dein Kontakt.',
      },
      two: {
        en: 'They wink at you when nobody looks; on your next turn, name them for a point each, but name the wrong one and the card is turned over.',
        fr: 'Il te fait un clin d’œil en cachette ; à ton tour suivant, nomme-le pour un point chacun, ou retourne la carte si tu te trompes.',
        de: 'Er zwinkert dir zu, wenn es keiner sieht; nenne ihn in deinem nächsten Zug, das gibt jedem einen Punkt, ein Irrtum dreht die Karte um.',
      },
      three: {
        en: 'Caught a wink that was not for you? Counter-espionage: accuse rightly, and both points are yours.',
        fr: 'Tu as surpris le clin d’œil d’un autre ? Contre-espionnage : accuse juste, et les deux points sont à toi.',
        de: 'Ein fremdes Zwinkern gesehen? Gegenspionage: Klagst du richtig an, gehören beide Punkte dir.',
      },
    },
  },
  pairsLeftOut: (players) => LEFT_OUT[players]!,
  handSize: (players) => HANDS[players]!,
  spies: () => 4,
  names: {
    spy: { en: 'Counter-espionage', fr: 'Contre-espionnage', de: 'Gegenspionage' },
    character: { en: 'Agent', fr: 'Agent', de: 'Agent' },
    card: { en: 'Agent card', fr: 'carte Agent', de: 'Agentenkarte' },
    cards: { en: 'Agent cards', fr: 'cartes Agent', de: 'Agentenkarten' },
    spyCard: { en: 'Counter-espionage card', fr: 'carte Contre-espionnage', de: 'Gegenspionage-Karte' },
    spyCards: { en: 'Counter-espionage cards', fr: 'cartes Contre-espionnage', de: 'Gegenspionage-Karten' },
  },
  design: { box: { picture: 'keyhole', ground: 'pink', lid: '#FFC6D2', side: '#A8466A' }, token: 'shield' },
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
} as const satisfies Edition;
