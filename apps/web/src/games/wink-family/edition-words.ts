import type { ShelfWords } from '../contract/shelf.ts';

/** What a shelf says of each edition. */
export const EDITION_WORDS: Readonly<Record<string, ShelfWords>> = {
  zwinkern: {
    name: { en: 'Zwinkern', fr: 'Zwinkern', de: 'Zwinkern' },
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
  'wink-agents': {
    name: { en: 'WINK agents', fr: 'WINK agents', de: 'WINK Agenten' },
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
  wink: {
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
};
