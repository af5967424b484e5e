import type { Edition } from '../edition.ts';

const HANDS: Readonly<Record<number, number>> = { 4: 8, 5: 6, 6: 5, 7: 4, 8: 4 };

export const wink = {
  id: 'wink',
  title: 'WINK',
  year: null,
  players: { min: 4, max: 8 },
  minutes: 4,
  bots: 3,
  place: 30,
  words: {
    name: { en: 'WINK', fr: 'WINK', de: 'WINK' },
    lead: {
      en: 'Seen it or not, you have to name somebody.',
      fr: 'Vu ou pas vu, il faut nommer quelqu’un.',
      de: 'Gesehen oder nicht: Du musst jemanden nennen.',
    },
    rules: {
      one: {
        en: 'Call a card on the table: somebody holds its twin, and is your secret partner.',
        fr: 'Appelle une carte de la table : quelqu’un a la même en main, et c’est ton partenaire secret.',
        de: 'Rufe eine Karte vom Tisch auf: Wer die gleiche auf der Hand hat, ist heimlich dein Partner.',
      },
      two: {
        en: 'They wink at you when nobody looks; on your next turn you must name somebody, wink or no wink: a point each, or the card is lost.',
        fr: 'Il te fait un clin d’œil en cachette ; à ton tour suivant, tu dois nommer quelqu’un, vu ou pas : un point chacun, ou la carte est perdue.',
        de: 'Er zwinkert dir zu, wenn es keiner sieht; in deinem nächsten Zug musst du jemanden nennen, gesehen oder nicht: ein Punkt für jeden, oder die Karte ist verloren.',
      },
      three: {
        en: 'Caught a wink that was not for you? Revelation: accuse rightly, and both points are yours.',
        fr: 'Tu as surpris le clin d’œil d’un autre ? Révélation : accuse juste, et les deux points sont à toi.',
        de: 'Ein fremdes Zwinkern gesehen? Enthüllung: Klagst du richtig an, gehören beide Punkte dir.',
      },
    },
  },
  pairsLeftOut: () => 0,
  handSize: (players) => HANDS[players]!,
  spies: () => 4,
  names: {
    spy: { en: 'Revelation', fr: 'Révélation', de: 'Enthüllung' },
    character: { en: 'WINK card', fr: 'Carte WINK', de: 'WINK-Karte' },
    card: { en: 'WINK card', fr: 'carte WINK', de: 'WINK-Karte' },
    cards: { en: 'WINK cards', fr: 'cartes WINK', de: 'WINK-Karten' },
    spyCard: { en: 'Revelation card', fr: 'carte Révélation', de: 'Enthüllungskarte' },
    spyCards: { en: 'Revelation cards', fr: 'cartes Révélation', de: 'Enthüllungskarten' },
  },
  design: {
    box: { picture: 'columbine', ground: 'vermilion', lid: '#FF7A55', side: '#9C2A12' },
    token: 'lifted-mask',
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
} as const satisfies Edition;
