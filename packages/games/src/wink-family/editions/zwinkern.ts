import type { Edition } from '../edition.ts';

const HANDS: Readonly<Record<number, number>> = { 3: 9, 4: 8, 5: 6, 6: 5 };

export const zwinkern = {
  id: 'zwinkern',
  title: 'Zwinkern',
  year: 1994,
  players: { min: 3, max: 6 },
  minutes: 4,
  bots: 3,
  place: 10,
  words: {
    name: { en: 'Zwinkern', fr: 'Zwinkern', de: 'Zwinkern' },
    tab: { en: '1994', fr: '1994', de: '1994' },
    lead: {
      en: 'The 1994 original: one wink, a point each.',
      fr: 'L’original de 1994 : un clin d’œil, un point chacun.',
      de: 'Das Original von 1994: ein Zwinkern, für jeden ein Punkt.',
    },
    rules: {
      one: {
        en: 'Call a card on the table: somebody holds its twin, and is your secret partner.',
        fr: 'Appelle une carte de la table : quelqu’un a la même en main, et c’est ton partenaire secret.',
        de: 'Rufe eine Karte vom Tisch auf: Wer die gleiche auf der Hand hat, ist heimlich dein Partner.',
      },
      two: {
        en: 'They wink at you when nobody looks; on your next turn, name them for a point each.',
        fr: 'Il te fait un clin d’œil en cachette ; à ton tour suivant, nomme-le et vous gagnez un point chacun.',
        de: 'Er zwinkert dir zu, wenn es keiner sieht; nenne ihn in deinem nächsten Zug, das gibt jedem einen Punkt.',
      },
      three: {
        en: 'Caught a wink that was not for you? Accuse: if you are right, both points are yours.',
        fr: 'Tu as surpris le clin d’œil d’un autre ? Accuse : si tu vois juste, les deux points sont à toi.',
        de: 'Ein fremdes Zwinkern gesehen? Klage an: Hast du recht, gehören beide Punkte dir.',
      },
    },
  },
  pairsLeftOut: () => 0,
  handSize: (players) => HANDS[players]!,
  spies: (players) => (players <= 4 ? 4 : 3),
  names: {
    spy: { en: 'Spy', fr: 'Espion', de: 'Spion' },
    character: { en: 'Character', fr: 'Personnage', de: 'Figur' },
    card: { en: 'Character card', fr: 'carte Personnage', de: 'Figurenkarte' },
    cards: { en: 'Character cards', fr: 'cartes Personnage', de: 'Figurenkarten' },
    spyCard: { en: 'Spy card', fr: 'carte Espion', de: 'Spionkarte' },
    spyCards: { en: 'Spy cards', fr: 'cartes Espion', de: 'Spionkarten' },
  },
  design: { box: { picture: 'profiles', ground: 'cobalt', lid: '#6C8AF0', side: '#1B2E73' }, token: 'spy' },
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
} as const satisfies Edition;
